import { dayInSaoPaulo } from '#lib/domain/calendar'
import { csvTableOf } from '#lib/domain/csv-table-of'
import { daysOf } from '#lib/domain/sales/period'
import type { SalesRequest, SalesSheet } from '#lib/domain/sales/sales-view'
import type { Context } from '#lib/services/context'
import { salesLines } from '#lib/services/sales/parts/sales-lines'

const NAMES: Record<SalesSheet, string> = {
  volume: 'volume',
  funnel: 'funil',
  stages: 'tempos',
  refusals: 'recusas',
  ranking: 'ranking',
}

/** Exports the table behind a sales chart as CSV, with its days in the file name. */
export const exportSales = async (
  context: Context,
  { sheet, ...request }: SalesRequest & { sheet: SalesSheet },
) => {
  const { headings, lines } = await salesLines(sheet)(context, request)
  const { startDate, endDate } = daysOf(request, dayInSaoPaulo(context.now))
  return csvTableOf({
    filename: `producao-${NAMES[sheet]}-${startDate}-a-${endDate}.csv`,
    headings,
    lines,
  })
}
