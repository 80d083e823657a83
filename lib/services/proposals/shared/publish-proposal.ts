import type { Connection } from '#db/client.ts'
import { listOpenPendingItems } from '#db/queries/pending-items/pending-items.ts'
import type { ProposalRow } from '#db/queries/proposals/proposals.ts'
import { type DetailedReason, reasonWords } from '#lib/domain/proposals/reason-words.ts'
import type { ProposalStatus } from '#lib/domain/proposals/status.ts'
import type { DomainEvent, PendingItemNotice } from '#lib/domain/webhooks/events.ts'
import type { Context } from '#lib/services/context.ts'
import { publish } from '#lib/webhooks/publish.ts'
import { pendingItemView } from './proposal-summary.ts'

type StatusChange = {
  proposal: ProposalRow
  previousStatus: ProposalStatus | null
  reason: DetailedReason | null
}

export const publishProposal = async (
  tx: Connection,
  context: Context,
  change: StatusChange,
): Promise<void> => {
  const { status, id: proposalId } = change.proposal
  const key = { organizationId: context.organizationId, proposalIds: [proposalId] }
  const open = status === 'pending' ? await listOpenPendingItems(tx, key) : []
  const pendingItems = open.map((item) => {
    const { id, type, code, text, documentTypes } = pendingItemView(item, 'pt-BR')
    return { id, type, code, text, documentTypes }
  })
  await publish(tx, context, eventOf(change, pendingItems))
}

const eventOf = (
  { proposal, previousStatus, reason: cause }: StatusChange,
  pendingItems: readonly PendingItemNotice[],
): DomainEvent => {
  const { id, status, institutionCode, cltConsultId: consultId, cltSimulationId: simulationId } = proposal
  const reason = cause && { code: cause.code, text: reasonWords(cause, 'pt-BR') }
  const state = { institutionCode, status, previousStatus, reason, pendingItems }
  if (proposal.product === 'fgts') {
    const { documentNumber, contractNumber } = proposal
    return { type: 'proposal.status.update', proposalId: id, documentNumber, contractNumber, ...state }
  }
  if (consultId === null || simulationId === null) throw new Error('an operation without its consult')
  const type = `private.consignment.operation.${previousStatus === null ? 'created' : 'updated'}` as const
  return { type, operationId: id, consultId, simulationId, ...state }
}
