import type { CsvCell } from '#lib/domain/csv'
import type { ProductionRequest, ProductionSheet } from '#lib/domain/production/production-view'
import type { Context } from '#lib/services/context'
import { type ProductionLines, productionLines } from './production-lines.ts'

/** A table of production as it is downloaded. */
type ProductionFile = {
  filename: string
  headings: readonly string[]
  batches: AsyncIterable<readonly (readonly CsvCell[])[]>
}

const NAMES: Record<ProductionSheet, string> = {
  volume: 'volume',
  funnel: 'funil',
  stages: 'tempos',
  refusals: 'recusas',
  ranking: 'ranking',
}

/** The table behind a chart of production: the same figures of the same period and filters. Throws `permission_denied`. */
export const exportProduction = async (
  context: Context,
  { sheet, ...request }: ProductionRequest & { sheet: ProductionSheet },
): Promise<ProductionFile> => {
  const { headings, lines } = await productionLines(sheet)(context, request)
  return { filename: `producao-${NAMES[sheet]}.csv`, headings, batches: once(lines) }
}

// Some hundred lines at most: they are summed up before the first one can be told.
async function* once(lines: ProductionLines['lines']) {
  yield lines
}
