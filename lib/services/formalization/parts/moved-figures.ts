import type { Connection } from '#db/client.ts'
import { listProposalFigures, type ProposalFiguresRow } from '#db/queries/proposals/proposal-figures.ts'
import type { ProposalRow } from '#db/queries/proposals/proposals.ts'
import { changeOfFigures } from '#lib/domain/formalization/figures-change.ts'
import type { MovedFigures } from '#lib/domain/formalization/formalization-view.ts'
import { reasonTexts } from '#lib/domain/reasons/reason-texts.ts'
import type { Context } from '#lib/services/context.ts'
import { simulationOfProposal } from '#lib/services/proposals/shared/figures-of-proposal.ts'
import { figuresToday } from '#lib/services/proposals/shared/figures-today.ts'
import { refusalDetails } from '#lib/services/proposals/shared/refusal-details.ts'
import { figuresOfSimulation } from '#lib/services/simulations/shared/figures-of-simulation.ts'
import { awaitsSignature } from './awaits-signature.ts'

const NOTHING: MovedFigures = { change: null, refusal: null }

/** Returns what the last renewal of an unsigned contract changed and what prevents a renewal today. */
export const movedFigures = async (
  tx: Connection,
  customer: Context,
  proposal: ProposalRow,
): Promise<MovedFigures> => {
  if (!awaitsSignature(proposal, customer.now)) return NOTHING
  const { organizationId, id: proposalId } = proposal
  const simulation = await simulationOfProposal(tx, proposal)
  const stored = await listProposalFigures(tx, { organizationId, proposalId })
  const [newest, previous = figuresOfSimulation(simulation)] = stored.map(({ figures }) => figures)
  const { releaseDate } = newest ?? previous
  const today = await figuresToday(tx, customer, { simulation, releaseDate, proposalId })
  const change = newest && isRenewal(proposal, stored) ? changeOfFigures(previous, newest) : null
  if (today.kind !== 'impossible') return { change, refusal: null }
  const details = refusalDetails({ ...today, previousReleaseDate: releaseDate })
  return { change, refusal: reasonTexts('figures_not_renewable', customer.language, details).text }
}

/** Figures stored at creation are not a renewal, because the customer was shown exactly these figures. */
const isRenewal = ({ createdAt }: ProposalRow, [newest]: readonly ProposalFiguresRow[]) =>
  newest !== undefined && newest.createdAt > createdAt
