import type { Connection } from '#db/client'
import { countSimulationsByVersion } from '#db/queries/table-versions'
import { afterMs } from '#lib/config/clock'
import { COUNT_CEILING } from '#lib/domain/count-ceiling'
import { WHAT_IF_DAYS } from '#lib/domain/tables/what-if'
import type { Context } from '#lib/services/context'

const DAY_MS = 24 * 3_600_000

type Counted = { simulations: number; simulationsAreExact: boolean }

/** Tells how many simulations of the last 30 days some versions had together, exact up to the ceiling of lists. */
export const simulationsOfVersions = async (
  tx: Connection,
  context: Context,
): Promise<(ids: readonly string[]) => Counted> => {
  const rows = await countSimulationsByVersion(tx, {
    organizationId: context.organizationId,
    since: afterMs(context.now, -WHAT_IF_DAYS * DAY_MS),
    ceiling: COUNT_CEILING + 1,
  })
  const totals = new Map(rows.map(({ id, total }) => [id, Number(total)]))
  return (ids) => {
    const all = ids.reduce((sum, id) => sum + (totals.get(id) ?? 0), 0)
    return { simulations: Math.min(all, COUNT_CEILING), simulationsAreExact: all <= COUNT_CEILING }
  }
}
