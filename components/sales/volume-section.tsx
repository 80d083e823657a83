'use client'
import { ChartColumn } from 'lucide-react'
import { ChartCard } from '#components/charts/chart-card.tsx'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { EmptyState } from '#components/ui/empty-state.tsx'
import { FilterChips } from '#components/ui/filter-chips.tsx'
import type { SalesOverviewData } from '#lib/client/sales.ts'
import { BUCKETS } from '#lib/domain/sales/period.ts'
import { MEASURES, type SalesFilter, salesHref, sheetHref } from './sales-filter.ts'
import { VolumeChart } from './volume-chart.tsx'
import { MEASURE_NAMES } from './volume-measures.ts'
import { VolumeTable } from './volume-table.tsx'

const TEXTS = texts({
  title: ['Volume pago', 'Volume paid'],
  description: [
    'Contratos pelo dia em que foram pagos (horário de Brasília). Os devolvidos depois não contam. Coluna clara: dia, semana ou mês incompleto.',
    'Contracts by the day they were paid (Brazilian time). Those refunded later do not count. Pale column: a day, week or month that is not whole.',
  ],
  measure: ['O que mostrar', 'What to show'],
  columns: ['Colunas', 'Columns'],
  day: ['Por dia', 'By day'],
  week: ['Por semana', 'By week'],
  month: ['Por mês', 'By month'],
  nothing: ['Nada foi pago neste período', 'Nothing was paid in this period'],
  nothingNext: ['Amplie o período ou tire algum filtro.', 'Widen the period or remove a filter.'],
})

type VolumeSectionProps = { filter: SalesFilter; overview: SalesOverviewData; busy: boolean }

export const VolumeSection = ({ filter, overview, busy }: VolumeSectionProps) => {
  const t = useTexts(TEXTS)
  const { points, pastPoints, by } = overview
  const nothing = [...points, ...pastPoints].every(({ contracts }) => contracts === 0)
  return (
    <ChartCard title={t.title} description={t.description} csvHref={sheetHref('volume', filter)} busy={busy}>
      <VolumeChips {...{ filter, by }} />
      {nothing ? (
        <EmptyState
          title={t.nothing}
          icon={<ChartColumn />}
          className="mb-4 rounded-control bg-sunken/60 py-16"
        >
          {t.nothingNext}
        </EmptyState>
      ) : (
        <VolumeChart {...{ filter, overview }} />
      )}
      <VolumeTable {...{ filter, overview }} caption={t.title} />
    </ChartCard>
  )
}

type VolumeChipsProps = { filter: SalesFilter; by: SalesOverviewData['by'] }

const VolumeChips = ({ filter, by }: VolumeChipsProps) => {
  const t = useTexts(TEXTS)
  const names = useTexts(MEASURE_NAMES)
  return (
    <div className="mb-4 flex flex-wrap gap-x-6 gap-y-2 print:hidden">
      <FilterChips
        label={t.measure}
        chips={MEASURES.map((measure) => ({
          id: measure,
          label: names[measure],
          href: salesHref({ ...filter, show: measure }),
          selected: filter.show === measure,
        }))}
      />
      <FilterChips
        label={t.columns}
        chips={BUCKETS.map((bucket) => ({
          id: bucket,
          label: t[bucket],
          href: salesHref({ ...filter, by: bucket }),
          selected: by === bucket,
        }))}
      />
    </div>
  )
}
