import { dayInSaoPaulo } from '#lib/domain/calendar.ts'
import { csvTableOf } from '#lib/domain/csv/csv-table-of.ts'
import { daysOf } from '#lib/domain/sales/period.ts'
import type { SalesRequest, SalesSheet } from '#lib/domain/sales/sales-view.ts'
import type { Context } from '#lib/services/context.ts'
import { salesLines } from '#lib/services/sales/parts/sales-lines.ts'

const NAMES: Record<SalesSheet, string> = {
  volume: 'volume',
  funnel: 'funil',
  stages: 'tempos',
  refusals: 'recusas',
  ranking: 'ranking',
}

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
