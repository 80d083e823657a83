import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { pageTexts } from '#components/language/page-texts.ts'
import { texts } from '#components/language/texts.ts'
import { FixScreen } from '#components/pending-items/fix-screen.tsx'
import { usualBanksFirst } from '#components/pending-items/usual-banks-first.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { linkContext } from '#lib/pages/link-context.ts'
import { proofCookie } from '#lib/pages/proof-cookie.ts'
import type { Context } from '#lib/services/context.ts'
import { getFix } from '#lib/services/pending-items/get-fix.ts'
import { listBanks } from '#lib/services/reference/list-banks.ts'
import { identify, recordVisit, seeContract, sendAccount, sendDocument, sendPix } from './actions.ts'

const cookie = proofCookie('fix')

const TEXTS = texts({ title: ['Corrija para receber', 'Correct it to be paid'] })

export const generateMetadata = async (): Promise<Metadata> => ({
  title: { absolute: (await pageTexts(TEXTS)).title },
})

/** The link itself is the authorization; there is no login. Opening the page never changes the item. */
export default async function FixPage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params
  const context = await linkContext()
  const view = await viewOrNotFound(context, { token, proof: await cookie.read() })
  const needsBanks = view.state === 'open' && view.identified && view.type === 'ted_refusal'
  const banks = needsBanks ? await listBanks(context, {}) : []
  return (
    <FixScreen
      view={view}
      banks={usualBanksFirst(banks).map(({ id, code, shortName }) => ({
        value: id,
        label: code ? `${code} – ${shortName}` : shortName,
      }))}
      actions={{
        identify: identify.bind(null, token),
        sendPix: sendPix.bind(null, token),
        sendAccount: sendAccount.bind(null, token),
        sendDocument: sendDocument.bind(null, token),
        seeContract: seeContract.bind(null, token),
        recordVisit: recordVisit.bind(null, token),
      }}
    />
  )
}

/** A forged link and a link whose item no longer exists give the same 404. */
const viewOrNotFound = (context: Context, link: { token: string; proof: string | undefined }) =>
  getFix(context, link).catch((error: unknown) => {
    if (error instanceof DomainError && error.code === 'link_invalid') notFound()
    throw error
  })
