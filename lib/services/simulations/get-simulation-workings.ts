import { withSnapshot } from '#db/transaction'
import { type CltWorkings, cltWorkings } from '#lib/domain/clt/workings'
import { type FgtsWorkings, fgtsWorkings } from '#lib/domain/fgts/workings'
import { type Context, requirePermission } from '#lib/services/context'
import { findSimulation } from '#lib/services/simulations/parts/find-simulation'

/** How every cent of a simulation came about, by product. */
export type SimulationWorkings = FgtsWorkings | CltWorkings

/** The workings of a stored simulation, expired or not, from nothing but its own row. @throws not_found */
export const getSimulationWorkings = async (
  context: Context,
  { id }: { id: string },
): Promise<SimulationWorkings> => {
  requirePermission(context, 'originate')
  const simulation = await withSnapshot(context, (tx) => findSimulation(tx, context, id))
  return simulation.product === 'fgts' ? fgtsWorkings(simulation.row) : cltWorkings(simulation.row)
}
