import type { Connection } from '#db/client.ts'
import { countSimulationsByVersion } from '#db/queries/prices/price-table-versions.ts'
import { afterMs } from '#lib/config/clock.ts'
import { COUNT_CEILING } from '#lib/domain/count-ceiling.ts'
import { WHAT_IF_DAYS } from '#lib/domain/prices/what-if.ts'
import type { Context } from '#lib/services/context.ts'

const DAY_MS = 24 * 3_600_000

type SimulationCount = { simulations: number; simulationsAreExact: boolean }

/** Returns a function that counts the simulations of a table or version in 30 days, up to COUNT_CEILING. */
export const simulationsOfVersions = async (
  tx: Connection,
  context: Context,
): Promise<(of: { tableId: string; version?: number }) => SimulationCount> => {
  const rows = await countSimulationsByVersion(tx, {
    organizationId: context.organizationId,
    since: afterMs(context.now, -WHAT_IF_DAYS * DAY_MS),
    ceiling: COUNT_CEILING + 1,
  })
  const byTable = Map.groupBy(rows, ({ tableId }) => tableId)
  return ({ tableId, version }) => {
    const all = (byTable.get(tableId) ?? [])
      .filter((row) => version === undefined || row.version === version)
      .reduce((sum, { total }) => sum + total, 0)
    return { simulations: Math.min(all, COUNT_CEILING), simulationsAreExact: all <= COUNT_CEILING }
  }
}
