import { findFgtsSimulation } from '#db/queries/fgts/fgts-simulations.ts'
import { withSnapshot } from '#db/transaction.ts'
import { DomainError } from '#lib/domain/errors.ts'
import type { SimulationView } from '#lib/domain/fgts/simulation-view.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { fgtsSimulationView } from '#lib/services/fgts/parts/fgts-simulation-view.ts'
import { seesWorkOf } from '#lib/services/kernel/sees-work-of.ts'

/** Returns a simulation even if it has expired. @throws not_found */
export const getFgtsSimulation = async (context: Context, input: { id: string }): Promise<SimulationView> => {
  requirePermission(context, 'originate')
  return withSnapshot(context, async (tx) => {
    const row = await findFgtsSimulation(tx, input.id)
    if (!row || !(await seesWorkOf(tx, context, row.createdById))) throw new DomainError('not_found')
    return fgtsSimulationView(row, context)
  })
}
