import type { Connection } from '#db/client.ts'
import { listCustomerNames } from '#db/queries/customers/customer-names.ts'
import {
  listSalesRecords as listRecordRows,
  type SalesFigure,
  type SalesRecordRow,
} from '#db/queries/sales/sales-records.ts'
import type { SalesScope } from '#db/queries/sales/sales-scope.ts'
import { FUNNEL_STEPS } from '#lib/domain/sales/funnel.ts'
import {
  placeOfStep,
  type SalesBar,
  type SalesRecord,
  type SalesRecordsRequest,
} from '#lib/domain/sales/sales-records.ts'
import type { Context } from '#lib/services/context.ts'
import { customerKeyOf } from '#lib/services/kernel/customer-key.ts'
import { countSalesRecords } from './parts/count-sales-records.ts'
import { withSalesScope } from './parts/with-sales-scope.ts'

const PAGE = 50

export type SalesRecordPage = {
  rows: SalesRecord[]
  total: number
  totalIsExact: true
  page: number
  limit: number
  nextCursor: string | null
}

/** Returns the records that a chart bar counts, newest first: customers who reached a step, or refusals. */
export const listSalesRecords = (context: Context, request: SalesRecordsRequest): Promise<SalesRecordPage> =>
  withSalesScope(context, request, async (tx, { present }) => {
    const { bar, page } = request
    const figure = selectionOf(bar)
    const total = await countSalesRecords(tx, present, figure)
    const window = { figure, limit: PAGE, offset: (page - 1) * PAGE }
    const rows = total === 0 ? [] : await listRecordRows(tx, present, window)
    const names = await namesOf(tx, present, rows)
    return {
      rows: rows.map((row) => ({
        ...recordOf(row, context.organizationId, names),
        reached:
          bar.of === 'step' && row.step !== null ? (FUNNEL_STEPS[bar.product][row.step] ?? null) : null,
      })),
      total,
      totalIsExact: true,
      page,
      limit: PAGE,
      nextCursor: page * PAGE < total ? String(page + 1) : null,
    }
  })

const selectionOf = (bar: SalesBar): SalesFigure => {
  const { product } = bar
  if (bar.of === 'step') return { by: 'step', product, step: placeOfStep(product, bar.step) }
  // A bar with an empty code counts the refusals that were reported without a code.
  const code = bar.code || null
  return { by: bar.of === 'proposal' ? 'proposal-refusal' : 'ask-refusal', product, code }
}

const namesOf = async (
  tx: Connection,
  { organizationId, authors }: SalesScope,
  rows: readonly SalesRecordRow[],
): Promise<ReadonlyMap<string, string>> => {
  const documentNumbers = [...new Set(rows.map(({ documentNumber }) => documentNumber))]
  const customers = await listCustomerNames(tx, { organizationId, authors, documentNumbers })
  return new Map(customers.map(({ documentNumber, name }) => [documentNumber, name]))
}

const recordOf = (
  { step: _step, documentNumber, ...row }: SalesRecordRow,
  organizationId: string,
  names: ReadonlyMap<string, string>,
): Omit<SalesRecord, 'reached'> => ({
  ...row,
  documentNumber,
  key: customerKeyOf({ organizationId, documentNumber }),
  name: names.get(documentNumber) ?? null,
})
