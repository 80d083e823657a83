import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ExchangeScreen } from '#components/institutions/exchange-screen.tsx'
import { pageTexts } from '#components/language/page-texts.ts'
import { texts } from '#components/language/texts.ts'
import { encodeOutput } from '#lib/contracts/encode-output.ts'
import { getInstitutionExchangeContract } from '#lib/contracts/institutions/exchanges.ts'
import { allows } from '#lib/domain/access/permissions.ts'
import { orNotFound } from '#lib/pages/or-not-found.ts'
import { contextOfPerson } from '#lib/pages/page-session.ts'
import { getInstitutionExchange } from '#lib/services/institutions/get-institution-exchange.ts'

const TEXTS = texts({ title: ['Chamada', 'Call'] })

export const generateMetadata = async (): Promise<Metadata> => ({ title: (await pageTexts(TEXTS)).title })

export default async function ExchangePage({ params }: { params: Promise<{ id: string }> }) {
  const context = await contextOfPerson('view_institutions')
  const { actor } = context
  const { id } = await params
  const exchange = await orNotFound(id, () => getInstitutionExchange(context, { id }), notFound)
  return (
    <ExchangeScreen
      exchange={encodeOutput(getInstitutionExchangeContract, exchange)}
      mayExport={actor.kind === 'user' && allows(actor, 'manage_webhooks')}
      now={context.now.toISOString()}
    />
  )
}
