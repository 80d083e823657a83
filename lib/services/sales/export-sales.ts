import { dayInSaoPaulo } from '#lib/domain/calendar'
import type { CsvCell } from '#lib/domain/csv'
import { daysOf } from '#lib/domain/sales/period'
import type { SalesRequest, SalesSheet } from '#lib/domain/sales/sales-view'
import type { Context } from '#lib/services/context'
import { type SalesLines, salesLines } from '#lib/services/sales/parts/sales-lines'

/** A table of sales as it is downloaded. */
type SalesFile = {
  filename: string
  headings: readonly string[]
  batches: AsyncIterable<readonly (readonly CsvCell[])[]>
}

const NAMES: Record<SalesSheet, string> = {
  volume: 'volume',
  funnel: 'funil',
  stages: 'tempos',
  refusals: 'recusas',
  ranking: 'ranking',
}

/**
 * The table behind a chart of sales: the same figures of the same period and filters, its days in the name.
 * @throws permission_denied
 */
export const exportSales = async (
  context: Context,
  { sheet, ...request }: SalesRequest & { sheet: SalesSheet },
): Promise<SalesFile> => {
  const { headings, lines } = await salesLines(sheet)(context, request)
  const { startDate, endDate } = daysOf(request, dayInSaoPaulo(context.now))
  return {
    filename: `producao-${NAMES[sheet]}-${startDate}-a-${endDate}.csv`,
    headings,
    batches: once(lines),
  }
}

// Some hundred lines at most: they are summed up before the first one can be returned.
async function* once(lines: SalesLines['lines']) {
  yield lines
}
