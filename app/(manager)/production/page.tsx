import type { Metadata } from 'next'
import { pageTexts } from '#components/language/page-texts.ts'
import { texts } from '#components/language/texts.ts'
import { formatDays } from '#components/production/figure-text.ts'
import { productionQueryOf, readProductionFilter } from '#components/production/production-filter.ts'
import { ProductionView } from '#components/production/production-view'
import { PageHeader } from '#components/shell/page-header'
import type { ProductionOverviewData } from '#lib/client/production'
import { getProductionOverviewContract } from '#lib/contracts/production/overview'
import { contextOfPerson } from '#lib/http/page-session'
import { listAllInstitutions } from '#lib/services/institutions/list-all-institutions'
import { getProductionOverview } from '#lib/services/production/get-production-overview'
import { listProductionAuthors } from '#lib/services/production/list-production-authors'

const TEXTS = texts({ title: ['Produção', 'Production'] })

export const generateMetadata = async (): Promise<Metadata> => ({ title: (await pageTexts(TEXTS)).title })

type PageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

/** What was originated and paid, how fast, and where customers are lost. */
export default async function ProductionPage({ searchParams }: PageProps) {
  const t = await pageTexts(TEXTS)
  const context = await contextOfPerson('view_production')
  const filter = readProductionFilter(await searchParams)
  const { query, encode } = getProductionOverviewContract
  const [overview, institutions, authors] = await Promise.all([
    getProductionOverview(context, (query as NonNullable<typeof query>).parse(productionQueryOf(filter))),
    listAllInstitutions(),
    listProductionAuthors(context),
  ])
  return (
    <>
      <PageHeader title={t.title} meta={formatDays(overview.days)} />
      <ProductionView
        filter={filter}
        initial={encode(overview) as ProductionOverviewData}
        institutions={institutions.map(({ code, name }) => ({ code, name }))}
        authors={authors}
      />
    </>
  )
}
