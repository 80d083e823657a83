import type { Connection } from '#db/client.ts'
import { findNewestProposalFigures } from '#db/queries/proposals/proposal-figures.ts'
import { findProposalIdOfSimulation } from '#db/queries/proposals/proposals.ts'
import { withSnapshot } from '#db/transaction.ts'
import { dayInSaoPaulo } from '#lib/domain/calendar.ts'
import { type CltWorkings, cltWorkings } from '#lib/domain/clt/workings.ts'
import { type FgtsWorkings, fgtsWorkings } from '#lib/domain/fgts/workings.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { type AnySimulation, findSimulation } from './shared/find-simulation.ts'
import { simulationOnDay } from './shared/simulation-on-day.ts'

export type SimulationWorkings = FgtsWorkings | CltWorkings

/** Explains the simulation's figures or, if any, those recomputed for its contract. @throws not_found */
export const getSimulationWorkings = async (
  context: Context,
  { id }: { id: string },
): Promise<SimulationWorkings> => {
  requirePermission(context, 'originate')
  const simulation = await withSnapshot(context, async (tx) =>
    asContracted(tx, await findSimulation(tx, context, id)),
  )
  return simulation.product === 'fgts' ? fgtsWorkings(simulation.row) : cltWorkings(simulation.row)
}

const asContracted = async (tx: Connection, simulation: AnySimulation): Promise<AnySimulation> => {
  const { product, row } = simulation
  const { organizationId, id: simulationId } = row
  const proposalId = await findProposalIdOfSimulation(tx, { organizationId, product, simulationId })
  const renewed = proposalId && (await findNewestProposalFigures(tx, { organizationId, proposalId }))
  return renewed ? simulationOnDay(simulation, dayInSaoPaulo(renewed.createdAt)) : simulation
}
