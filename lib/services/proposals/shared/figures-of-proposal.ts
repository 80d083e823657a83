import type { Connection } from '#db/client.ts'
import { findCltSimulation } from '#db/queries/clt/clt-simulations.ts'
import { findFgtsSimulation } from '#db/queries/fgts/fgts-simulations.ts'
import { findNewestProposalFigures } from '#db/queries/proposals/proposal-figures.ts'
import type { ProposalRow } from '#db/queries/proposals/proposals.ts'
import type { ContractedFigures } from '#lib/domain/proposals/proposal-view.ts'
import { figuresOfSimulation } from '#lib/services/simulations/shared/figures-of-simulation.ts'
import type { AnySimulation } from '#lib/services/simulations/shared/find-simulation.ts'

/** Returns the figures in force: those of the simulation, or those recomputed for a later release date. */
export const figuresOfProposal = async (
  tx: Connection,
  proposal: ProposalRow,
): Promise<ContractedFigures> => {
  const { organizationId, id: proposalId } = proposal
  const [renewed, simulation] = await Promise.all([
    findNewestProposalFigures(tx, { organizationId, proposalId }),
    simulationOfProposal(tx, proposal),
  ])
  return renewed?.figures ?? figuresOfSimulation(simulation)
}

export const simulationOfProposal = async (tx: Connection, proposal: ProposalRow): Promise<AnySimulation> => {
  const { organizationId, fgtsSimulationId, cltSimulationId } = proposal
  const fgts = fgtsSimulationId && (await findFgtsSimulation(tx, fgtsSimulationId))
  if (fgts) return { product: 'fgts', row: fgts }
  const clt = cltSimulationId && (await findCltSimulation(tx, { organizationId, id: cltSimulationId }))
  if (clt) return { product: 'clt', row: clt }
  throw new Error('a proposal without its simulation')
}
