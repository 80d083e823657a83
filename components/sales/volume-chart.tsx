import { useRouter } from 'next/navigation'
import { formatCount, formatShort, shortStart } from '#components/charts/figure-text.ts'
import { SeriesChart } from '#components/charts/series-chart.tsx'
import { formatReais } from '#components/language/reais.ts'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { PRODUCT_NAMES } from '#components/products/product-names.ts'
import { useLanguage } from '#components/use-language.ts'
import type { SalesOverviewData } from '#lib/client/sales.ts'
import { PRODUCTS, type Product } from '#lib/domain/proposals/product.ts'
import type { SalesFilter } from './sales-filter.ts'
import { daysOfColumn, paidHref } from './sales-links.ts'
import { exactReais, MEASURE_NAMES, useColumnNames } from './volume-measures.ts'

const TEXTS = texts({
  chart: (measure: string) => [`Volume pago: ${measure}`, `Volume paid: ${measure}`],
  before: ['Período anterior', 'Period before'],
  year: ['Um ano antes', 'A year before'],
  open: ['Ver os contratos', 'See the contracts'],
  total: ['Total', 'Total'],
})

type VolumeChartProps = { filter: SalesFilter; overview: SalesOverviewData }

export const VolumeChart = ({ filter, overview }: VolumeChartProps) => {
  const t = useTexts(TEXTS)
  const measures = useTexts(MEASURE_NAMES)
  const language = useLanguage()
  const router = useRouter()
  const nameOf = useColumnNames(overview)
  const { starts, partial, points, pastPoints, by } = overview
  const { show } = filter
  const products = PRODUCTS.filter((product) => filter.product === '' || filter.product === product)
  const valueAt = (start: string, product: Product) =>
    points.find((point) => point.start === start && point.product === product)?.[show] ?? 0
  const comparedAt = (start: string) =>
    exactReais(pastPoints.reduce((sum, point) => sum + (point.start === start ? point[show] : 0), 0))
  return (
    <SeriesChart
      label={t.chart(measures[show])}
      variant="columns"
      categories={starts.map((start) => ({
        id: start,
        label: shortStart(start, by, language),
        full: nameOf(start),
        partial: partial.includes(start),
      }))}
      lines={products.map((product) => ({
        id: product,
        name: PRODUCT_NAMES[product].short,
        values: starts.map((start) => valueAt(start, product)),
      }))}
      valueText={show === 'contracts' ? formatCount : (reais) => formatReais(exactReais(reais))}
      axisText={(value) => formatShort(value, language)}
      totalName={t.total}
      comparison={{ name: t[filter.against], values: starts.map(comparedAt) }}
      opening={{
        text: t.open,
        open: (index) => router.push(paidHref(filter, daysOfColumn(overview, index))),
      }}
    />
  )
}
