import { z } from 'zod'
import { refusalOfBalance } from '#lib/domain/institutions/refusal-words.ts'
import { PENDING_ITEM_TYPES } from '#lib/domain/proposals/pending-item.ts'
import { PROPOSAL_STATUSES } from '#lib/domain/proposals/status.ts'
import type { InstitutionReport } from './institution.ts'
import { consultReportOf, consultUpdated } from './read-consult-report.ts'
import { amountOf, dayOf, externalId, looseText } from './report-fields.ts'

/** Parses an event (docs/contract.md#webhooks-in), ignoring unknown fields; returns null for other bodies. */
export const readReport = (body: string): InstitutionReport | null => {
  const result = eventSchema.safeParse(parsedJson(body))
  return result.success ? reportOf(result.data) : null
}

const balanceSucceeded = z.object({
  type: z.literal('balance.status.received.success'),
  balanceId: externalId,
  amount: amountOf,
  periods: z.array(z.object({ dueDate: dayOf, amount: amountOf })).max(100),
  optedInDate: dayOf.nullish(),
  existingCustomer: z.boolean().nullable().catch(null),
})

const balanceFailed = z.object({
  type: z.literal('balance.status.received.fail'),
  balanceId: externalId,
  code: looseText,
  errorMessage: looseText,
  until: dayOf.nullish(),
})

const proposalMove = {
  sequence: z.number().int().positive().optional(),
  status: z.enum(PROPOSAL_STATUSES),
  reason: z.object({ code: z.string().max(100), text: z.string().max(1000) }).nullish(),
  pendingItems: z
    .array(
      z.object({
        id: externalId.optional(),
        type: z.enum(PENDING_ITEM_TYPES),
        code: z.string().max(100),
        text: z.string().max(1000),
        documentTypes: z.array(z.string().max(60)).default([]),
      }),
    )
    .default([]),
}

const proposalUpdated = z.object({
  type: z.literal('proposal.status.update'),
  proposalId: externalId,
  ...proposalMove,
})

const operationUpdated = z.object({
  type: z.enum(['private.consignment.operation.created', 'private.consignment.operation.updated']),
  operationId: externalId,
  ...proposalMove,
})

const eventSchema = z.discriminatedUnion('type', [
  balanceSucceeded,
  balanceFailed,
  proposalUpdated,
  operationUpdated,
  consultUpdated,
])

const reportOf = (event: z.output<typeof eventSchema>): InstitutionReport => {
  switch (event.type) {
    case 'balance.status.received.success':
      return {
        kind: 'fgts_balance_succeeded',
        externalId: event.balanceId,
        amountCents: event.amount,
        periods: event.periods.map(({ dueDate, amount }) => ({ dueDate, amountCents: amount })),
        optedInDate: event.optedInDate ?? null,
        existingCustomer: event.existingCustomer,
      }
    case 'balance.status.received.fail':
      return {
        kind: 'fgts_balance_failed',
        externalId: event.balanceId,
        ...refusalOfBalance({ ...event, text: event.errorMessage }),
      }
    case 'private.consignment.consult.updated':
      return consultReportOf(event)
    case 'proposal.status.update':
      return moveReportOf(event.proposalId, event)
    default:
      return moveReportOf(event.operationId, event)
  }
}

type ProposalMove = z.output<z.ZodObject<typeof proposalMove>>

const moveReportOf = (externalId: string, move: ProposalMove): InstitutionReport => ({
  kind: 'proposal_updated',
  externalId,
  ...(move.sequence !== undefined && { sequence: move.sequence }),
  status: move.status,
  reason: move.reason ?? null,
  pendingItems: move.pendingItems.map(({ id, ...item }) => ({
    ...item,
    ...(id !== undefined && { externalId: id }),
  })),
})

const parsedJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
