import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { FormalizationScreen } from '#components/formalization/formalization-screen.tsx'
import { stageOf } from '#components/formalization/journey.ts'
import { pageTexts } from '#components/language/page-texts.ts'
import { texts } from '#components/language/texts.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { linkContext } from '#lib/pages/link-context.ts'
import { proofCookie } from '#lib/pages/proof-cookie.ts'
import type { Context } from '#lib/services/context.ts'
import { getFormalization } from '#lib/services/formalization/get-formalization.ts'
import { identify, recordVisit, sendCode, sign, startFix } from './actions.ts'
import { checkLife, startLife } from './proof-of-life-actions.ts'

const cookie = proofCookie('formalization')

const TEXTS = texts({ title: ['Confira e assine seu contrato', 'Check and sign your contract'] })

export const generateMetadata = async (): Promise<Metadata> => ({
  title: { absolute: (await pageTexts(TEXTS)).title },
})

/** The link itself is the authorization; there is no login. Opening the page never signs the contract. */
export default async function FormalizationPage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params
  const context = await linkContext()
  const view = await viewOrNotFound(context, { token, proof: await cookie.read() })
  if (view.signsAt) redirect(view.signsAt)
  return (
    <FormalizationScreen
      view={view}
      stage={stageOf(view, context.now)}
      href={`/formalization/${token}`}
      actions={{
        identify: identify.bind(null, token),
        sign: sign.bind(null, token),
        sendCode: sendCode.bind(null, token),
        startProofOfLife: startLife.bind(null, token),
        checkProofOfLife: checkLife.bind(null, token),
        startFix: startFix.bind(null, token),
        recordVisit: recordVisit.bind(null, token),
      }}
    />
  )
}

/** A forged link and a link whose contract no longer exists give the same 404. */
const viewOrNotFound = (context: Context, link: { token: string; proof: string | undefined }) =>
  getFormalization(context, link).catch((error: unknown) => {
    if (error instanceof DomainError && error.code === 'link_invalid') notFound()
    throw error
  })
