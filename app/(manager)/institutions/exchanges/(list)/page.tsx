import type { Metadata } from 'next'
import { exchangeQueryOf, readExchangeFilter } from '#components/institutions/exchange-filter.ts'
import { ExchangeList } from '#components/institutions/exchange-list.tsx'
import { InstitutionTabs } from '#components/institutions/institution-tabs.tsx'
import { pageTexts } from '#components/language/page-texts.ts'
import { texts } from '#components/language/texts.ts'
import { PageHeader } from '#components/shell/page-header.tsx'
import type { AddressQuery } from '#components/tables/address-filter.ts'
import { encodeOutput } from '#lib/contracts/encode-output.ts'
import { listInstitutionExchangesContract } from '#lib/contracts/institutions/exchanges.ts'
import { allows } from '#lib/domain/access/permissions.ts'
import { contextOfPerson } from '#lib/pages/page-session.ts'
import { listAllInstitutions } from '#lib/services/institutions/list-all-institutions.ts'
import { listInstitutionExchanges } from '#lib/services/institutions/list-institution-exchanges.ts'

const TEXTS = texts({
  title: ['Chamadas às instituições', 'Calls to institutions'],
  meta: [
    'O que foi pedido às instituições conectadas e o que responderam, sem dados pessoais, por 30 dias.',
    'What was requested from connected institutions and what they answered, without personal data, for 30 days.',
  ],
})

export const generateMetadata = async (): Promise<Metadata> => ({ title: (await pageTexts(TEXTS)).title })

type PageProps = { searchParams: Promise<AddressQuery> }

export default async function ExchangesPage({ searchParams }: PageProps) {
  const context = await contextOfPerson('view_institutions')
  const { actor } = context
  const t = await pageTexts(TEXTS)
  const filter = readExchangeFilter(await searchParams)
  const { query } = listInstitutionExchangesContract
  const request = (query as NonNullable<typeof query>).parse(exchangeQueryOf(filter))
  const [page, institutions] = await Promise.all([
    listInstitutionExchanges(context, request),
    listAllInstitutions(),
  ])
  return (
    <>
      <PageHeader variant="list" title={t.title} meta={t.meta} />
      <InstitutionTabs />
      <ExchangeList
        filter={filter}
        initial={encodeOutput(listInstitutionExchangesContract, page)}
        institutions={institutions
          .filter(({ kind }) => kind === 'origination_api')
          .map(({ code, name }) => ({ code, name }))}
        mayExport={actor.kind === 'user' && allows(actor, 'manage_webhooks')}
        now={context.now.toISOString()}
      />
    </>
  )
}
