import type { Connection } from '#db/client.ts'
import { updateProposalFigures } from '#db/queries/proposals/proposal-figures.ts'
import type { ProposalRow } from '#db/queries/proposals/proposals.ts'
import { addDays, dayInSaoPaulo } from '#lib/domain/calendar.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { changeOfFigures } from '#lib/domain/formalization/figures-change.ts'
import type { DetailedReason } from '#lib/domain/proposals/reason-words.ts'
import type { SignedAmounts } from '#lib/institutions/institution.ts'
import type { Context } from '#lib/services/context.ts'
import { storeRenewedFigures } from '#lib/services/proposals/shared/accepted-figures.ts'
import { figureColumnsOf } from '#lib/services/proposals/shared/figure-columns.ts'
import {
  figuresOfProposal,
  simulationOfProposal,
} from '#lib/services/proposals/shared/figures-of-proposal.ts'
import { recordProposalHistory } from '#lib/services/proposals/shared/record-proposal-history.ts'
import { figuresOfSimulation } from '#lib/services/simulations/shared/figures-of-simulation.ts'
import type { AnySimulation } from '#lib/services/simulations/shared/find-simulation.ts'
import { simulationOnDay } from '#lib/services/simulations/shared/simulation-on-day.ts'

type SignedProposal = { proposal: ProposalRow; signed: SignedAmounts }

/**
 * Replaces the proposal's figures by the signed ones if the rules of a day since the proposal yield them.
 * Otherwise only notes the difference, because the signed contract is the institution's.
 */
export const adoptSignedFigures = async (
  tx: Connection,
  context: Context,
  { proposal, signed }: SignedProposal,
): Promise<void> => {
  const before = await figuresOfProposal(tx, proposal)
  if (areSigned(before, signed)) return
  const simulation = simulationSigned(await simulationOfProposal(tx, proposal), context, { proposal, signed })
  if (!simulation) {
    const details = { oursCents: before.netCents, theirsCents: signed.netCents }
    return note(tx, context, { proposal, reason: { code: 'institution_signed_other_figures', details } })
  }
  const figures = figuresOfSimulation(simulation)
  const { organizationId, id } = proposal
  await storeRenewedFigures(tx, context, { proposal, simulation, figures })
  const columns = { ...figureColumnsOf(figures), updatedAt: context.now }
  await updateProposalFigures(tx, { organizationId, id }, columns)
  const details = changeOfFigures(before, figures)
  return note(tx, context, { proposal, reason: { code: 'figures_renewed', details } })
}

const areSigned = (figures: SignedAmounts, signed: SignedAmounts) =>
  figures.netCents === signed.netCents && figures.issueCents === signed.issueCents

/** Tries the days from today back to the day after the proposal: the day of signing is not reported. */
const simulationSigned = (
  simulation: AnySimulation,
  { now }: Context,
  { proposal, signed }: SignedProposal,
): AnySimulation | undefined => {
  const first = dayInSaoPaulo(proposal.createdAt)
  for (let day = dayInSaoPaulo(now); day > first; day = addDays(day, -1)) {
    const moved = possibleOnDay(simulation, day)
    if (moved && areSigned(moved.row, signed)) return moved
  }
  return undefined
}

const possibleOnDay = (...[simulation, day]: Parameters<typeof simulationOnDay>) => {
  try {
    return simulationOnDay(simulation, day)
  } catch (error) {
    if (error instanceof DomainError) return undefined
    throw error
  }
}

const note = (
  tx: Connection,
  context: Context,
  { proposal: { id: proposalId, status }, reason }: { proposal: ProposalRow; reason: DetailedReason },
): Promise<void> => recordProposalHistory(tx, context, { proposalId, from: status, to: status, reason })
