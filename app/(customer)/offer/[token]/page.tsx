import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { pageTexts } from '#components/language/page-texts.ts'
import { texts } from '#components/language/texts.ts'
import { OfferScreen } from '#components/offer/offer-screen.tsx'
import { DomainError } from '#lib/domain/errors.ts'
import { linkContext } from '#lib/pages/link-context.ts'
import { proofCookie } from '#lib/pages/proof-cookie.ts'
import type { Context } from '#lib/services/context.ts'
import { getOfferPage } from '#lib/services/simulations/get-offer-page.ts'
import { identify, recordVisit, want } from './actions.ts'

const cookie = proofCookie('offer')

const TEXTS = texts({ title: ['Veja a sua oferta', 'See your offer'] })

export const generateMetadata = async (): Promise<Metadata> => ({
  title: { absolute: (await pageTexts(TEXTS)).title },
})

/** The link itself is the authorization; there is no login. Opening the page never accepts the offer. */
export default async function OfferPage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params
  const context = await linkContext()
  const view = await viewOrNotFound(context, { token, proof: await cookie.read() })
  return (
    <OfferScreen
      view={view}
      actions={{
        identify: identify.bind(null, token),
        want: want.bind(null, token),
        recordVisit: recordVisit.bind(null, token),
      }}
    />
  )
}

/** A forged link and a link whose simulation no longer exists give the same 404. */
const viewOrNotFound = (context: Context, link: { token: string; proof: string | undefined }) =>
  getOfferPage(context, link).catch((error: unknown) => {
    if (error instanceof DomainError && error.code === 'link_invalid') notFound()
    throw error
  })
