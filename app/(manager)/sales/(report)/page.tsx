import type { Metadata } from 'next'
import { formatDays } from '#components/charts/figure-text.ts'
import { pageTexts } from '#components/language/page-texts.ts'
import { texts } from '#components/language/texts.ts'
import { PrintButton } from '#components/sales/print-button.tsx'
import { readSalesFilter, salesQueryOf } from '#components/sales/sales-filter.ts'
import { SalesScreen } from '#components/sales/sales-screen.tsx'
import { PageHeader } from '#components/shell/page-header.tsx'
import type { AddressQuery } from '#components/tables/address-filter.ts'
import { encodeOutput } from '#lib/contracts/encode-output.ts'
import { getSalesOverviewContract } from '#lib/contracts/sales/overview.ts'
import { contextOfPerson } from '#lib/pages/page-session.ts'
import { listAllInstitutions } from '#lib/services/institutions/list-all-institutions.ts'
import { getSalesOverview } from '#lib/services/sales/get-sales-overview.ts'
import { listSalesAuthors } from '#lib/services/sales/list-sales-authors.ts'

const TEXTS = texts({ title: ['Produção', 'Sales'] })

export const generateMetadata = async (): Promise<Metadata> => ({ title: (await pageTexts(TEXTS)).title })

type PageProps = { searchParams: Promise<AddressQuery> }

export default async function SalesPage({ searchParams }: PageProps) {
  const t = await pageTexts(TEXTS)
  const context = await contextOfPerson('view_sales')
  const filter = readSalesFilter(await searchParams)
  const { query } = getSalesOverviewContract
  const [overview, institutions, choices] = await Promise.all([
    getSalesOverview(context, (query as NonNullable<typeof query>).parse(salesQueryOf(filter))),
    listAllInstitutions(),
    listSalesAuthors(context),
  ])
  return (
    <>
      <PageHeader title={t.title} meta={formatDays(overview.days)} actions={<PrintButton />} />
      <SalesScreen
        filter={filter}
        initial={encodeOutput(getSalesOverviewContract, overview)}
        institutions={institutions.map(({ code, name }) => ({ code, name }))}
        {...choices}
      />
    </>
  )
}
