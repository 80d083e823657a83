import { findCltSimulation } from '#db/queries/clt/clt-simulations.ts'
import { withSnapshot } from '#db/transaction.ts'
import type { CltSimulationView } from '#lib/domain/clt/simulation-view.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { cltSimulationView } from '#lib/services/clt/parts/clt-simulation-view.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { seesWorkOf } from '#lib/services/kernel/sees-work-of.ts'

/** Returns a simulation, even after it has expired. @throws not_found */
export const getCltSimulation = async (
  context: Context,
  input: { id: string },
): Promise<CltSimulationView> => {
  requirePermission(context, 'originate')
  const { organizationId } = context
  return withSnapshot(context, async (tx) => {
    const row = await findCltSimulation(tx, { organizationId, id: input.id })
    if (!row || !(await seesWorkOf(tx, context, row.createdById))) throw new DomainError('not_found')
    return cltSimulationView(row, context)
  })
}
