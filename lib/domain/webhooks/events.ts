import type { Day } from '../calendar.ts'
import type { ErrorDetails } from '../errors.ts'
import type { Cents } from '../money.ts'
import type { PendingItemType } from '../proposals/pending-item.ts'
import type { ProposalStatus } from '../proposals/status.ts'
import type { ReasonCode } from '../reasons/catalogue.ts'
import type { WebhookKind } from './webhook-kinds.ts'

/** A balance arrived (or is told again from the cache). */
export type BalanceSucceeded = {
  type: 'balance.status.received.success'
  balanceId: string
  documentNumber: string
  provider: string
  amountCents: Cents
  periods: readonly { dueDate: Day; amountCents: Cents }[]
  cached: boolean
  expiresAt: Date
}

/** A balance query ended without a balance. */
export type BalanceFailed = {
  type: 'balance.status.received.fail'
  balanceId: string
  documentNumber: string
  provider: string
  code: ReasonCode
  details: ErrorDetails
}

/** What stands open on a proposal, as told to programs and people. */
export type PendingItemNotice = {
  id: string
  type: PendingItemType
  code: string
  text: string
  documentTypes: readonly string[]
}

/** A proposal moved. */
export type ProposalMoved = {
  type: 'proposal.status.update'
  proposalId: string
  status: ProposalStatus
  previousStatus: ProposalStatus | null
  documentNumber: string
  contractNumber: string
  reason: { code: string; text: string } | null
  pendingItems: readonly PendingItemNotice[]
}

/** Everything that is told to receivers. */
export type DomainEvent = BalanceSucceeded | BalanceFailed | ProposalMoved

/** Which registration an event is for. */
export const kindOfEvent = (event: DomainEvent): WebhookKind =>
  event.type === 'proposal.status.update' ? 'proposal' : 'balance'

/** The row an event tells of; sequences count per resource. */
export const resourceOfEvent = (event: DomainEvent): { type: string; id: string } =>
  event.type === 'proposal.status.update'
    ? { type: 'proposal', id: event.proposalId }
    : { type: 'fgts_balance_query', id: event.balanceId }
