import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { consentStageOf } from '#components/consent/consent-journey.ts'
import { ConsentScreen } from '#components/consent/consent-screen.tsx'
import { pageTexts } from '#components/language/page-texts.ts'
import { texts } from '#components/language/texts.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { linkContext } from '#lib/pages/link-context.ts'
import { proofCookie } from '#lib/pages/proof-cookie.ts'
import { getCltConsent } from '#lib/services/clt/get-clt-consent.ts'
import type { Context } from '#lib/services/context.ts'
import { accept, identify, recordVisit, refuse, revoke } from './actions.ts'

const cookie = proofCookie('consent')

const TEXTS = texts({ title: ['Autorize a consulta dos seus dados', 'Authorize the query of your data'] })

export const generateMetadata = async (): Promise<Metadata> => ({
  title: { absolute: (await pageTexts(TEXTS)).title },
})

/** The link itself is the authorization; there is no login. Opening the page never accepts the term. */
export default async function ConsentPage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params
  const context = await linkContext()
  const view = await viewOrNotFound(context, { token, proof: await cookie.read() })
  return (
    <ConsentScreen
      view={view}
      stage={consentStageOf(view)}
      at={context.now}
      evidenceHref={`/consent/${token}/evidence`}
      actions={{
        identify: identify.bind(null, token),
        accept: accept.bind(null, token),
        refuse: refuse.bind(null, token),
        revoke: revoke.bind(null, token),
        recordVisit: recordVisit.bind(null, token),
      }}
    />
  )
}

/** A forged link and a link whose consent term no longer exists give the same 404. */
const viewOrNotFound = (context: Context, link: { token: string; proof: string | undefined }) =>
  getCltConsent(context, link).catch((error: unknown) => {
    if (error instanceof DomainError && error.code === 'link_invalid') notFound()
    throw error
  })
