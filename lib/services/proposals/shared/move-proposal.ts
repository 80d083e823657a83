import type { Connection } from '#db/client.ts'
import { updateCltConsultClosed } from '#db/queries/clt/clt-consults.ts'
import { closePendingItems, insertPendingItem } from '#db/queries/pending-items/pending-items.ts'
import { insertPayout, updatePayoutRefunded } from '#db/queries/proposals/payouts.ts'
import { type ProposalRow, updateProposalStatus } from '#db/queries/proposals/proposals.ts'
import { newId } from '#lib/config/ids.ts'
import { DomainError } from '#lib/domain/errors.ts'
import type { PendingItemType } from '#lib/domain/proposals/pending-item.ts'
import type { DetailedReason } from '#lib/domain/proposals/reason-words.ts'
import { canMove, type ProposalStatus } from '#lib/domain/proposals/status.ts'
import { isReasonCode } from '#lib/domain/reasons/catalogue.ts'
import { reasonTexts } from '#lib/domain/reasons/reason-texts.ts'
import type { Context } from '#lib/services/context.ts'
import { publishProposal } from './publish-proposal.ts'
import { recordProposalHistory } from './record-proposal-history.ts'

export type NewPendingItem = {
  type: PendingItemType
  code: string
  text: string
  documentTypes: string[]
  externalId?: string
  openedBy?: 'institution' | 'review'
}

export type ProposalMove = {
  proposalId: string
  from: ProposalStatus
  to: ProposalStatus
  reason?: DetailedReason | null
  /** History-only text; falls back to the reason. */
  note?: DetailedReason | null
  pendingItems?: readonly NewPendingItem[]
}

/** Changes a status with all its effects; only this function may do so. @throws proposal_status_changed */
export const moveProposal = async (
  tx: Connection,
  context: Context,
  move: ProposalMove,
): Promise<ProposalRow> => {
  const { from, to } = move
  if (!canMove(from, to)) throw new Error(`a proposal cannot move from ${from} to ${to}`)
  const reason = move.reason ?? null
  const key = { organizationId: context.organizationId, id: move.proposalId }
  const change = {
    from,
    to,
    reasonCode: reason?.code ?? null,
    reasonDetails: reason && (reason.details ?? {}),
    at: context.now,
  }
  const proposal = await updateProposalStatus(tx, key, change)
  if (!proposal) throw new DomainError('proposal_status_changed')
  await recordProposalHistory(tx, context, { proposalId: proposal.id, from, to, reason: move.note ?? reason })
  await settlePendingItems(tx, context, move)
  await settlePayout(tx, context, proposal)
  await publishProposal(tx, context, { proposal, previousStatus: from, reason })
  return proposal
}

/** Opens items and returns the number of new ones; an open item of the same type stays unchanged. */
export const openPendingItems = async (
  tx: Connection,
  context: Context,
  opened: { proposalId: string; items: readonly NewPendingItem[] },
): Promise<number> => {
  let count = 0
  for (const item of opened.items) {
    const isNew = await insertPendingItem(tx, {
      id: newId(context.now),
      organizationId: context.organizationId,
      proposalId: opened.proposalId,
      type: item.type,
      code: item.code,
      text: ownWordsOf(item),
      documentTypes: item.documentTypes,
      openedBy: item.openedBy ?? 'institution',
      externalId: item.externalId ?? null,
      createdAt: context.now,
      solvedAt: null,
      forwardedAt: null,
    })
    if (isNew) count += 1
  }
  return count
}

/** Returns null for the text of the catalogue, which readers look up by code. */
const ownWordsOf = ({ code, text }: NewPendingItem) =>
  isReasonCode(code) && text === reasonTexts(code, 'pt-BR').text ? null : text

const settlePendingItems = async (tx: Connection, context: Context, move: ProposalMove) => {
  const key = { organizationId: context.organizationId, proposalId: move.proposalId }
  if (move.from === 'pending') await closePendingItems(tx, key, context.now)
  if (move.to === 'pending')
    await openPendingItems(tx, context, { proposalId: move.proposalId, items: move.pendingItems ?? [] })
}

const settlePayout = async (tx: Connection, context: Context, proposal: ProposalRow) => {
  const key = { organizationId: context.organizationId, proposalId: proposal.id }
  const { now: at } = context
  if (proposal.status === 'refunded') await updatePayoutRefunded(tx, key, at)
  if (proposal.status !== 'paid') return
  await insertPayout(tx, {
    id: newId(context.now),
    ...key,
    amountCents: proposal.netCents,
    paidAt: at,
    refundedAt: null,
  })
  // The margin is used up, so the worker's next contract needs a new consent term.
  const { cltConsultId } = proposal
  if (cltConsultId)
    await updateCltConsultClosed(tx, { organizationId: key.organizationId, id: cltConsultId }, at)
}
