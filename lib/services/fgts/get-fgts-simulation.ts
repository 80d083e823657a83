import { findFgtsSimulation } from '#db/queries/fgts-simulations'
import { withTransaction } from '#db/transaction'
import { DomainError } from '#lib/domain/errors'
import type { SimulationView } from '#lib/domain/fgts/simulation-view'
import { type Context, requirePermission } from '#lib/services/context'

/**
 * A stored simulation, expired or not.
 * @throws not_found, also for one of another organization
 */
export const getFgtsSimulation = async (context: Context, input: { id: string }): Promise<SimulationView> => {
  requirePermission(context, 'originate')
  const row = await withTransaction(context, (tx) => findFgtsSimulation(tx, input.id))
  if (!row) throw new DomainError('not_found')
  return row
}
