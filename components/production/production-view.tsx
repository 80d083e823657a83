'use client'
import { type ProductionOverviewData, useProductionOverview } from '#lib/client/production'
import { FunnelSection } from './funnel-section.tsx'
import { OverviewCards } from './overview-cards.tsx'
import { type ProductionFilter, productionQueryOf } from './production-filter.ts'
import { type ProductionChoices, ProductionFilters } from './production-filters.tsx'
import { RankingSection } from './ranking-section.tsx'
import { RefusalsSection } from './refusals-section.tsx'
import { ReportState } from './report-state.tsx'
import { StagesSection } from './stages-section.tsx'
import { VolumeSection } from './volume-section.tsx'

type ProductionViewProps = ProductionChoices & {
  filter: ProductionFilter
  /** The overview of this filter as the server rendered it. */
  initial: ProductionOverviewData
}

/** Production: figures, volume, funnel, times, refusals and ranking of one period, all narrowed by the same filters. */
export const ProductionView = ({ filter, initial, ...choices }: ProductionViewProps) => {
  const query = productionQueryOf(filter)
  const report = useProductionOverview(query, initial)
  return (
    <div className="space-y-6">
      <ProductionFilters filter={filter} {...choices} />
      <ReportState report={report} lines={6}>
        {(overview) => (
          <div className="space-y-6">
            <OverviewCards overview={overview} />
            <VolumeSection filter={filter} overview={overview} busy={report.isPlaceholderData} />
          </div>
        )}
      </ReportState>
      <FunnelSection filter={filter} query={query} />
      <StagesSection filter={filter} query={query} />
      <RankingSection filter={filter} query={query} />
      <RefusalsSection filter={filter} query={query} />
    </div>
  )
}
