import { findCltSimulation } from '#db/queries/clt-simulations'
import { withTransaction } from '#db/transaction'
import type { CltSimulationView } from '#lib/domain/clt/simulation-view'
import { DomainError } from '#lib/domain/errors'
import { type Context, requirePermission } from '#lib/services/context'

/**
 * A stored simulation, expired or not.
 * @throws not_found, also for one of another organization
 */
export const getCltSimulation = async (
  context: Context,
  input: { id: string },
): Promise<CltSimulationView> => {
  requirePermission(context, 'originate')
  const { organizationId } = context
  const row = await withTransaction(context, (tx) => findCltSimulation(tx, { organizationId, id: input.id }))
  if (!row) throw new DomainError('not_found')
  return row
}
