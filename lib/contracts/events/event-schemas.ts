import type { z } from 'zod'
import type { DomainEvent } from '#lib/domain/webhooks/events.ts'
import type { WebhookKind } from '#lib/domain/webhooks/webhook-kinds.ts'
import { balanceFailedSchema, balanceSucceededSchema } from './balance-events.ts'
import { consultMovedSchema, operationCreatedSchema, operationUpdatedSchema } from './clt-events.ts'
import { EVENT_EXAMPLES } from './event-examples.ts'
import { proposalMovedSchema } from './proposal-events.ts'

export type EventDescription = { kind: WebhookKind; summary: string; schema: z.ZodType; example: object }

export const EVENT_SCHEMAS: Readonly<Record<DomainEvent['type'], EventDescription>> = {
  'balance.status.received.success': {
    kind: 'balance',
    summary: 'O saldo chegou (ou é reenviado do cache)',
    schema: balanceSucceededSchema,
    example: EVENT_EXAMPLES['balance.status.received.success'],
  },
  'balance.status.received.fail': {
    kind: 'balance',
    summary: 'A consulta de saldo terminou sem saldo',
    schema: balanceFailedSchema,
    example: EVENT_EXAMPLES['balance.status.received.fail'],
  },
  'proposal.status.update': {
    kind: 'proposal',
    summary: 'A proposta mudou de status',
    schema: proposalMovedSchema,
    example: EVENT_EXAMPLES['proposal.status.update'],
  },
  'private.consignment.consult.updated': {
    kind: 'private-consignment/consult',
    summary: 'O termo ou a consulta de margem mudou de status',
    schema: consultMovedSchema,
    example: EVENT_EXAMPLES['private.consignment.consult.updated'],
  },
  'private.consignment.operation.created': {
    kind: 'private-consignment/operation',
    summary: 'A operação foi criada',
    schema: operationCreatedSchema,
    example: EVENT_EXAMPLES['private.consignment.operation.created'],
  },
  'private.consignment.operation.updated': {
    kind: 'private-consignment/operation',
    summary: 'A operação mudou de status',
    schema: operationUpdatedSchema,
    example: EVENT_EXAMPLES['private.consignment.operation.updated'],
  },
}
