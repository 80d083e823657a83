import type { Connection } from '#db/client.ts'
import { updateProposalFigures } from '#db/queries/proposals/proposal-figures.ts'
import { listProposalHistory } from '#db/queries/proposals/proposal-history.ts'
import type { ProposalRow } from '#db/queries/proposals/proposals.ts'
import { type DomainError, domainErrorOf } from '#lib/domain/errors.ts'
import { changeOfFigures } from '#lib/domain/formalization/figures-change.ts'
import type { ContractedFigures } from '#lib/domain/proposals/proposal-view.ts'
import type { DetailedReason } from '#lib/domain/proposals/reason-words.ts'
import type { Context } from '#lib/services/context.ts'
import { awaitsSignature } from '#lib/services/formalization/parts/awaits-signature.ts'
import { reissueContract } from '#lib/services/formalization/shared/issue-contract.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'
import { storeRenewedFigures } from '#lib/services/proposals/shared/accepted-figures.ts'
import { figureColumnsOf } from '#lib/services/proposals/shared/figure-columns.ts'
import {
  figuresOfProposal,
  simulationOfProposal,
} from '#lib/services/proposals/shared/figures-of-proposal.ts'
import { figuresToday } from '#lib/services/proposals/shared/figures-today.ts'
import { publishProposal } from '#lib/services/proposals/shared/publish-proposal.ts'
import { recordProposalHistory } from '#lib/services/proposals/shared/record-proposal-history.ts'
import { refusalDetails } from '#lib/services/proposals/shared/refusal-details.ts'
import { figuresOfSimulation } from '#lib/services/simulations/shared/figures-of-simulation.ts'
import type { AnySimulation } from '#lib/services/simulations/shared/find-simulation.ts'

/**
 * Renews figures and contract if the release date has moved. The caller must lock the proposal. Returns null
 * if nothing changed, otherwise `figures_renewed` or `figures_not_renewable`, to be thrown after the commit.
 */
export const renewContract = async (
  tx: Connection,
  customer: Context,
  proposal: ProposalRow,
): Promise<DomainError | null> => {
  if (!awaitsSignature(proposal, customer.now)) return null
  const simulation = await simulationOfProposal(tx, proposal)
  const before = await figuresOfProposal(tx, proposal)
  const { releaseDate } = before
  const today = await figuresToday(tx, customer, { simulation, releaseDate, proposalId: proposal.id })
  if (today.kind === 'current') return null
  if (today.kind === 'impossible') {
    const details = refusalDetails({ ...today, previousReleaseDate: releaseDate })
    return reportOnce(tx, customer, { proposal, reason: { code: 'figures_not_renewable', details } })
  }
  const after = figuresOfSimulation(today.simulation)
  await storeFigures(tx, customer, { proposal, simulation: today.simulation, figures: after })
  const details = changeOfFigures(before, after)
  const subject = { subjectType: 'proposal', subjectId: proposal.id } as const
  await recordAudit(tx, customer, { action: 'contract.renew', ...subject, details })
  return report(tx, customer, { proposal, reason: { code: 'figures_renewed', details } })
}

type NewFigures = { proposal: ProposalRow; simulation: AnySimulation; figures: ContractedFigures }

const storeFigures = async (tx: Connection, customer: Context, input: NewFigures) => {
  const { proposal, figures } = input
  const { organizationId, id: proposalId } = proposal
  await storeRenewedFigures(tx, customer, input)
  await updateProposalFigures(
    tx,
    { organizationId, id: proposalId },
    { ...figureColumnsOf(figures), updatedAt: customer.now },
  )
  await reissueContract(tx, customer, proposal)
}

type ReasonedProposal = { proposal: ProposalRow; reason: DetailedReason & { code: RenewalCode } }
type RenewalCode = 'figures_renewed' | 'figures_not_renewable'

const report = async (tx: Connection, customer: Context, { proposal, reason }: ReasonedProposal) => {
  const { id: proposalId, status } = proposal
  await recordProposalHistory(tx, customer, { proposalId, from: status, to: status, reason })
  await publishProposal(tx, customer, { proposal, previousStatus: status, reason })
  return domainErrorOf(reason.code, reason.details)
}

const reportOnce = async (tx: Connection, customer: Context, input: ReasonedProposal) => {
  const { organizationId, id: proposalId } = input.proposal
  const last = (await listProposalHistory(tx, { organizationId, proposalId })).at(-1)
  const { code, details } = input.reason
  return last?.reasonCode === code ? domainErrorOf(code, details) : report(tx, customer, input)
}
