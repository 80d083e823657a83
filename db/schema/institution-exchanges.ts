import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { idColumn, instantColumn, organizationColumn } from '#db/columns.ts'
import { EXCHANGE_OPERATIONS, EXCHANGE_OUTCOMES } from '#lib/domain/institutions/exchange.ts'
import { organizations } from './access.ts'
import { institutionColumn } from './institutions.ts'

/** One request to a connected institution and its answer, without anything that names a person. */
export type ExchangeContent = { request: unknown; answer: unknown }

export const institutionExchanges = pgTable(
  'institution_exchanges',
  {
    id: idColumn(),
    organizationId: organizationColumn().references(() => organizations.id),
    institutionCode: institutionColumn(),
    operation: text('operation', { enum: EXCHANGE_OPERATIONS }),
    /** Our row that the call is about; null for a token, a price table or an unknown id. */
    resourceType: text('resource_type', { enum: ['fgts_balance_query', 'clt_consult', 'proposal'] }),
    resourceId: uuid('resource_id'),
    /** Id that the institution gave the request (`x-request-id`). */
    requestId: text('request_id'),
    idempotencyKey: text('idempotency_key'),
    method: text('method').notNull(),
    path: text('path').notNull(),
    status: integer('status'),
    outcome: text('outcome', { enum: EXCHANGE_OUTCOMES }).notNull(),
    code: text('code'),
    durationMs: integer('duration_ms').notNull(),
    content: jsonb('content').$type<ExchangeContent>().notNull(),
    createdAt: instantColumn('created_at').notNull(),
  },
  (t) => [
    index('institution_exchanges_newest').on(t.organizationId, t.id.desc()),
    index('institution_exchanges_institution').on(t.organizationId, t.institutionCode, t.id.desc()),
    index('institution_exchanges_outcome').on(t.organizationId, t.outcome, t.id.desc()),
    index('institution_exchanges_resource').on(t.organizationId, t.resourceId, t.id.desc()),
    index('institution_exchanges_request').on(t.organizationId, t.requestId),
    index('institution_exchanges_key').on(t.organizationId, t.idempotencyKey),
  ],
)
