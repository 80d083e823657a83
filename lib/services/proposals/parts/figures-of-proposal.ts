import type { Connection } from '#db/client'
import { findCltSimulation } from '#db/queries/clt-simulations'
import { findFgtsSimulation } from '#db/queries/fgts-simulations'
import type { ProposalRow } from '#db/queries/proposals'
import type { ContractedFigures } from '#lib/domain/proposals/proposal-view'
import { figuresOfSimulation } from '#lib/services/simulations/parts/figures-of-simulation'

/** The simulated figures a proposal of either product was made from. */
export const figuresOfProposal = async (
  tx: Connection,
  proposal: ProposalRow,
): Promise<ContractedFigures> => {
  const { organizationId, fgtsSimulationId, cltSimulationId } = proposal
  const fgts = fgtsSimulationId && (await findFgtsSimulation(tx, fgtsSimulationId))
  if (fgts) return figuresOfSimulation({ product: 'fgts', row: fgts })
  const clt = cltSimulationId && (await findCltSimulation(tx, { organizationId, id: cltSimulationId }))
  if (clt) return figuresOfSimulation({ product: 'clt', row: clt })
  throw new Error('a proposal without its simulation')
}
