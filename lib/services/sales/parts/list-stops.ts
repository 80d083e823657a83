import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Connection } from '#db/client'
import { listPackedAsks } from '#db/queries/sales-funnel'
import type { SalesScope } from '#db/queries/sales-scope'
import type { Product } from '#lib/domain/proposals/product'
import { joined, unpack } from '#lib/domain/sales/packed'
import { stoppedCustomers } from '#lib/domain/sales/stopped-customers'

/**
 * How many customers stopped at a step, by its place in the funnel: of all (`part` is `all`, `key` empty), of
 * each institution, of each author. A customer of two institutions counts for each of them and once for all.
 */
export type StoppedAt = {
  part: 'all' | 'institution' | 'author'
  key: string
  step: number
  customers: number
}

/** Where the customers of the days stopped, whose balance was asked for or whose term was created in them. */
export const listStops = async (
  tx: Connection,
  scope: SalesScope & { product: Product },
): Promise<StoppedAt[]> => {
  const asks = (await listPackedAsks(tx, scope)).map(({ packed, ...whose }) => ({
    ...whose,
    asked: unpack(packed),
  }))
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
  const stops: StoppedAt[] = []
  for (const { part, key, of } of parts) {
    // Others have their turn between two parts: hundreds of thousands of customers are sorted here.
    await nextTurn()
    for (const [step, customers] of stoppedCustomers(joined(of.map(({ asked }) => asked))))
      stops.push({ part, key, step, customers })
  }
  return stops
}
