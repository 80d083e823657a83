import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Connection } from '#db/client.ts'
import { listSalesDays, type SalesDaysScope } from '#db/queries/sales/sales-days.ts'
import type { Product } from '#lib/domain/proposals/product.ts'
import { concatenate, unpack } from '#lib/domain/sales/packed.ts'
import type { SalesDay } from '#lib/domain/sales/sales-day.ts'
import { stoppedCustomers } from '#lib/domain/sales/stopped-customers.ts'

/** `step` is the index in the funnel. A customer of two institutions counts for each and once for `all`. */
export type FunnelStop = {
  part: 'all' | 'institution' | 'author'
  key: string
  step: number
  customers: number
}

/** Counts customers with a balance query or consent term in the period, by the last step they reached. */
export const listStops = async (
  tx: Connection,
  scope: SalesDaysScope & { product: Product },
): Promise<FunnelStop[]> => {
  const days = await listSalesDays(tx, scope, { kind: 'asks', parts: ['lines', 'packed'] })
  const asks = days.flatMap(asksOf)
  const parts = [
    ...(asks.length === 0 ? [] : [{ part: 'all' as const, key: '', of: asks }]),
    ...[...Map.groupBy(asks, ({ institution }) => institution)].map(([key, of]) => ({
      part: 'institution' as const,
      key,
      of,
    })),
    ...[...Map.groupBy(asks, ({ author }) => author)].map(([key, of]) => ({
      part: 'author' as const,
      key,
      of,
    })),
  ]
  const stops: FunnelStop[] = []
  for (const { part, key, of } of parts) {
    // Yields to other requests: hundreds of thousands of customers are sorted here.
    await nextTurn()
    for (const [step, customers] of stoppedCustomers(concatenate(of.map(({ steps }) => steps))))
      stops.push({ part, key, step, customers })
  }
  return stops
}

/** Splits the packed values of a day by author. */
const asksOf = ({ institutionCode: institution, lines, packed }: SalesDay) => {
  const steps = unpack(packed)
  let place = 0
  return lines.map(([author, , count]) => {
    const start = place
    place += count
    return { institution, author, steps: steps.subarray(start, place) }
  })
}
