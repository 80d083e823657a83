import type { Day } from '#lib/domain/calendar.ts'
import type { ConsultStatus } from '#lib/domain/clt/consult-status.ts'
import type { SimulationLimit } from '#lib/domain/clt/worker.ts'
import type { ErrorDetails } from '#lib/domain/errors.ts'
import type { Cents } from '#lib/domain/money.ts'
import type { PendingItemType } from '#lib/domain/proposals/pending-item.ts'
import type { ProposalStatus } from '#lib/domain/proposals/status.ts'
import type { ReasonCode } from '#lib/domain/reasons/catalogue.ts'
import type { WebhookKind } from './webhook-kinds.ts'

/** Also sent when a query is answered from the cache. */
export type BalanceSucceeded = {
  type: 'balance.status.received.success'
  balanceId: string
  documentNumber: string
  provider: string
  amountCents: Cents
  periods: readonly { dueDate: Day; amountCents: Cents }[]
  optedInDate: Day | null
  existingCustomer: boolean | null
  cached: boolean
  expiresAt: Date
}

export type BalanceFailed = {
  type: 'balance.status.received.fail'
  balanceId: string
  documentNumber: string
  provider: string
  code: ReasonCode
  details: ErrorDetails
}

export type PendingItemNotice = {
  id: string
  type: PendingItemType
  code: string
  text: string
  documentTypes: readonly string[]
}

export type ProposalMoved = {
  type: 'proposal.status.update'
  institutionCode: string
  proposalId: string
  status: ProposalStatus
  previousStatus: ProposalStatus | null
  documentNumber: string
  contractNumber: string
  reason: { code: string; text: string } | null
  pendingItems: readonly PendingItemNotice[]
}

export type ConsultMoved = {
  type: 'private.consignment.consult.updated'
  institutionCode: string
  consultId: string
  status: ConsultStatus
  availableMarginCents: Cents | null
  existingCustomer: boolean | null
  reason: { code: string; text: string } | null
  admissionMonths: number | null
  simulationLimit: SimulationLimit | null
}

export type OperationMoved = {
  type: 'private.consignment.operation.created' | 'private.consignment.operation.updated'
  institutionCode: string
  operationId: string
  status: ProposalStatus
  previousStatus: ProposalStatus | null
  consultId: string
  simulationId: string
  reason: { code: string; text: string } | null
  pendingItems: readonly PendingItemNotice[]
}

export type DomainEvent = BalanceSucceeded | BalanceFailed | ProposalMoved | ConsultMoved | OperationMoved

export type EventType = DomainEvent['type']

type EventTarget = { kind: WebhookKind; resourceType: string }

const TARGETS: Readonly<Record<EventType, EventTarget>> = {
  'balance.status.received.success': { kind: 'balance', resourceType: 'fgts_balance_query' },
  'balance.status.received.fail': { kind: 'balance', resourceType: 'fgts_balance_query' },
  'proposal.status.update': { kind: 'proposal', resourceType: 'proposal' },
  'private.consignment.consult.updated': {
    kind: 'private-consignment/consult',
    resourceType: 'clt_consult',
  },
  'private.consignment.operation.created': {
    kind: 'private-consignment/operation',
    resourceType: 'proposal',
  },
  'private.consignment.operation.updated': {
    kind: 'private-consignment/operation',
    resourceType: 'proposal',
  },
}

export const EVENT_TYPES = Object.keys(TARGETS) as [EventType, ...EventType[]]

export const eventTypesOf = (kind: WebhookKind): readonly EventType[] =>
  EVENT_TYPES.filter((type) => TARGETS[type].kind === kind)

export const kindOfEvent = (event: DomainEvent): WebhookKind => TARGETS[event.type].kind

/** Returns the record that an event is about; each record has its own event sequence. */
export const resourceOfEvent = (event: DomainEvent): { type: string; id: string } => ({
  type: TARGETS[event.type].resourceType,
  id: idOf(event),
})

export const institutionOfEvent = (event: DomainEvent): string =>
  'provider' in event ? event.provider : event.institutionCode

const idOf = (event: DomainEvent): string => {
  if ('balanceId' in event) return event.balanceId
  if ('operationId' in event) return event.operationId
  return 'proposalId' in event ? event.proposalId : event.consultId
}
