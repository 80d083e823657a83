'use client'
import { type SalesOverviewData, useSalesOverview } from '#lib/client/sales.ts'
import { FunnelSection } from './funnel-section.tsx'
import type { SalesChoices } from './narrowing-fields.tsx'
import { OverviewCards } from './overview-cards.tsx'
import { RankingSection } from './ranking-section.tsx'
import { RefusalsSection } from './refusals-section.tsx'
import { ReportState } from './report-state.tsx'
import { type SalesFilter, salesQueryOf } from './sales-filter.ts'
import { SalesFilters } from './sales-filters.tsx'
import { StagesSection } from './stages-section.tsx'
import { VolumeSection } from './volume-section.tsx'

type SalesScreenProps = SalesChoices & {
  filter: SalesFilter
  initial: SalesOverviewData
}

export const SalesScreen = ({ filter, initial, ...choices }: SalesScreenProps) => {
  const query = salesQueryOf(filter)
  const report = useSalesOverview(query, initial)
  const { days } = report.data ?? initial
  return (
    <div data-wide className="space-y-6">
      <SalesFilters filter={filter} {...choices} />
      <ReportState report={report} lines={6}>
        {(overview) => (
          <div className="space-y-6">
            <OverviewCards overview={overview} />
            <VolumeSection filter={filter} overview={overview} busy={report.isPlaceholderData} />
          </div>
        )}
      </ReportState>
      <FunnelSection filter={filter} query={query} />
      <StagesSection filter={filter} query={query} days={days} />
      <RankingSection filter={filter} query={query} days={days} />
      <RefusalsSection filter={filter} query={query} />
    </div>
  )
}
