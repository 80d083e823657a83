import { formatCount } from '#components/charts/figure-text.ts'
import { FiguresTable } from '#components/charts/figures-table.tsx'
import { formatReais } from '#components/language/reais.ts'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { PRODUCT_NAMES } from '#components/products/product-names.ts'
import type { SalesOverviewData } from '#lib/client/sales.ts'
import { PRODUCTS } from '#lib/domain/proposals/product.ts'
import { MEASURES, type SalesFilter } from './sales-filter.ts'
import { daysOfColumn, paidHref } from './sales-links.ts'
import { exactReais, MEASURE_NAMES, useColumnNames } from './volume-measures.ts'

const TEXTS = texts({
  start: ['Início', 'Start'],
  total: ['Total', 'Total'],
})

type VolumeTableProps = { caption: string; filter: SalesFilter; overview: SalesOverviewData }

export const VolumeTable = ({ caption, filter, overview }: VolumeTableProps) => {
  const t = useTexts(TEXTS)
  const measures = useTexts(MEASURE_NAMES)
  const nameOf = useColumnNames(overview)
  const { starts, points } = overview
  const products = PRODUCTS.filter((product) => filter.product === '' || filter.product === product)
  const sumsOf = (start?: string) =>
    products.flatMap((product) =>
      cellsOf(points.filter((point) => point.product === product && (start ?? point.start) === point.start)),
    )
  return (
    <FiguresTable
      caption={caption}
      headers={[
        t.start,
        ...products.flatMap((product) =>
          MEASURES.map((m) => `${PRODUCT_NAMES[product].short}: ${measures[m]}`),
        ),
      ]}
      rows={starts.map((start, index) => ({
        id: start,
        href: paidHref(filter, daysOfColumn(overview, index)),
        cells: [nameOf(start), ...sumsOf(start)],
      }))}
      total={[t.total, ...sumsOf()]}
    />
  )
}

type Sums = { net: number; issue: number; contracts: number }

const cellsOf = (points: readonly Sums[]) => {
  const sum = (of: keyof Sums) => points.reduce((all, point) => all + point[of], 0)
  return [
    formatReais(exactReais(sum('net'))),
    formatReais(exactReais(sum('issue'))),
    formatCount(sum('contracts')),
  ]
}
