'use client'
import { ChartColumn } from 'lucide-react'
import { ChartCard } from '#components/charts/chart-card'
import { FiguresTable } from '#components/charts/figures-table'
import { SeriesChart } from '#components/charts/series-chart'
import { formatDay } from '#components/language/day-text.ts'
import { formatReais } from '#components/language/reais.ts'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { PRODUCT_NAMES } from '#components/products/product-names.ts'
import { EmptyState } from '#components/ui/empty-state'
import { FilterChips } from '#components/ui/filter-chips'
import { useLanguage } from '#components/use-language'
import type { SalesOverviewData } from '#lib/client/sales'
import { PRODUCTS, type Product } from '#lib/domain/proposals/product'
import { BUCKETS } from '#lib/domain/sales/period'
import { formatCount, formatShort, shortStart } from './figure-text.ts'
import { MEASURES, type SalesFilter, salesHref, sheetHref } from './sales-filter.ts'

const TEXTS = texts({
  title: ['Volume pago', 'Volume paid'],
  description: [
    'Contratos pelo dia em que foram pagos (horário de Brasília). Os devolvidos desde então não contam.',
    'Contracts by the day they were paid (Brazilian time). Those refunded since do not count.',
  ],
  chart: (measure: string) => [`Volume pago: ${measure}`, `Volume paid: ${measure}`],
  measure: ['O que mostrar', 'What to show'],
  columns: ['Colunas', 'Columns'],
  net: ['Líquido', 'Net'],
  emission: ['Financiado', 'Financed'],
  contracts: ['Contratos', 'Contracts'],
  day: ['Por dia', 'By day'],
  week: ['Por semana', 'By week'],
  month: ['Por mês', 'By month'],
  start: ['Início', 'Start'],
  weekOf: (day: string) => [`Semana de ${day}`, `Week of ${day}`],
  total: ['Total', 'Total'],
  nothing: ['Nada foi pago neste período', 'Nothing was paid in this period'],
  nothingNext: ['Amplie o período ou tire algum filtro.', 'Widen the period or remove a filter.'],
})

type VolumeSectionProps = { filter: SalesFilter; overview: SalesOverviewData; busy: boolean }

/** What was paid along time, as columns by product, with its table and file. */
export const VolumeSection = ({ filter, overview, busy }: VolumeSectionProps) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const { starts, points, by } = overview
  const { show } = filter
  const products = PRODUCTS.filter((product) => filter.product === '' || filter.product === product)
  const valueText = show === 'contracts' ? formatCount : (reais: number) => formatReais(exact(reais))
  const pointAt = (start: string, product: Product) =>
    points.find((point) => point.start === start && point.product === product)
  const fullOf = (start: string) => (by === 'week' ? t.weekOf(formatDay(start)) : labelOf(start))
  const labelOf = (start: string) => (by === 'month' ? shortStart(start, by, language) : formatDay(start))
  return (
    <ChartCard title={t.title} description={t.description} csvHref={sheetHref('volume', filter)} busy={busy}>
      <VolumeChips {...{ filter, by }} />
      {points.every(({ contracts }) => contracts === 0) ? (
        <NothingPaid />
      ) : (
        <SeriesChart
          label={t.chart(t[show])}
          look="columns"
          places={starts.map((start) => ({
            id: start,
            label: shortStart(start, by, language),
            full: fullOf(start),
          }))}
          lines={products.map((product) => ({
            id: product,
            name: PRODUCT_NAMES[product].short,
            values: starts.map((start) => pointAt(start, product)?.[show] ?? 0),
          }))}
          valueText={valueText}
          axisText={formatShort}
          totalName={t.total}
        />
      )}
      <FiguresTable
        caption={t.title}
        headers={[
          t.start,
          ...products.flatMap((product) => MEASURES.map((m) => `${PRODUCT_NAMES[product].short}: ${t[m]}`)),
        ]}
        rows={starts.map((start) => ({
          id: start,
          cells: [fullOf(start), ...products.flatMap((product) => cellsOf(pointAt(start, product)))],
        }))}
        total={[
          t.total,
          ...products.flatMap((product) =>
            cellsOf(summed(points.filter((point) => point.product === product))),
          ),
        ]}
      />
    </ChartCard>
  )
}

const NothingPaid = () => {
  const t = useTexts(TEXTS)
  return (
    <EmptyState title={t.nothing} icon={<ChartColumn />} className="mb-4 rounded-control bg-sunken/60 py-16">
      {t.nothingNext}
    </EmptyState>
  )
}

type VolumeChipsProps = { filter: SalesFilter; by: SalesOverviewData['by'] }

/** What the columns show, and of how much time each is. */
const VolumeChips = ({ filter, by }: VolumeChipsProps) => {
  const t = useTexts(TEXTS)
  return (
    <div className="mb-4 flex flex-wrap gap-x-6 gap-y-2">
      <FilterChips
        label={t.measure}
        chips={MEASURES.map((measure) => ({
          id: measure,
          label: t[measure],
          href: salesHref({ ...filter, show: measure }),
          chosen: filter.show === measure,
        }))}
      />
      <FilterChips
        label={t.columns}
        chips={BUCKETS.map((bucket) => ({
          id: bucket,
          label: t[bucket],
          href: salesHref({ ...filter, by: bucket }),
          chosen: by === bucket,
        }))}
      />
    </div>
  )
}

type Sums = { net: number; emission: number; contracts: number }

const cellsOf = (sums: Sums | undefined) => [
  formatReais(sums?.net ?? 0),
  formatReais(sums?.emission ?? 0),
  formatCount(sums?.contracts ?? 0),
]

const summed = (points: readonly Sums[]): Sums => ({
  net: exact(points.reduce((sum, point) => sum + point.net, 0)),
  emission: exact(points.reduce((sum, point) => sum + point.emission, 0)),
  contracts: points.reduce((sum, point) => sum + point.contracts, 0),
})

// Sums of reais as doubles: back to whole cents before they are shown.
const exact = (reais: number) => Math.round(reais * 100) / 100
