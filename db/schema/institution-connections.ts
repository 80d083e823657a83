import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instantColumn, organizationColumn } from '#db/columns.ts'
import type { ConnectionCapabilities } from '#lib/domain/institutions/connection-capabilities.ts'
import { CONNECTION_STATES } from '#lib/domain/institutions/connection-state.ts'
import { PRODUCTS } from '#lib/domain/proposals/product.ts'
import { organizations } from './access.ts'
import { institutionColumn } from './institutions.ts'

/** Connections of organizations to institutions of kind `origination_api`. */
export const institutionConnections = pgTable(
  'institution_connections',
  {
    organizationId: organizationColumn().references(() => organizations.id),
    institutionCode: institutionColumn(),
    /** Part of the address to which the institution sends its events. */
    id: uuid('id').notNull(),
    /** Address of the API without a trailing slash, such as https://example.com/api. */
    baseAddress: text('base_address').notNull(),
    /** The institution's code at that address. */
    provider: text('provider').notNull(),
    clientId: text('client_id').notNull(),
    sealedClientSecret: text('sealed_client_secret').notNull(),
    sealedReportSecret: text('sealed_report_secret').notNull(),
    state: text('state', { enum: CONNECTION_STATES }).notNull(),
    /** Differences from our contract; `USUAL_CAPABILITIES` has the defaults. */
    capabilities: jsonb('capabilities')
      .$type<Partial<ConnectionCapabilities>>()
      .notNull()
      .default(sql`'{}'::jsonb`),
    /** Circuit breaker, shared by all processes: outages in a row, and no calls before `openUntil`. */
    failures: integer('failures').notNull().default(0),
    openUntil: instantColumn('open_until'),
    /** The institution asked for no calls before this instant (Retry-After). */
    heldUntil: instantColumn('held_until'),
    createdAt: instantColumn('created_at').notNull(),
    changedAt: instantColumn('changed_at').notNull(),
  },
  (t) => [
    primaryKey({ name: 'institution_connections_pk', columns: [t.organizationId, t.institutionCode] }),
    unique('institution_connections_id').on(t.id),
  ],
)

export const institutionSubmissions = pgTable(
  'institution_submissions',
  {
    organizationId: organizationColumn().references(() => organizations.id),
    proposalId: uuid('proposal_id').notNull(),
    institutionCode: institutionColumn(),
    product: text('product', { enum: PRODUCTS }).notNull(),
    externalId: text('external_id'),
    formalizationUrl: text('formalization_url'),
    /** Start of the latest submission. Before a new one, look for the proposal at the institution. */
    sentAt: instantColumn('sent_at').notNull(),
  },
  (t) => [
    primaryKey({ name: 'institution_submissions_pk', columns: [t.organizationId, t.proposalId] }),
    index('institution_submissions_external').on(t.organizationId, t.institutionCode, t.externalId),
  ],
)

/** Texts of institutions that match no reason, without customer data; counted, so that they are noticed. */
export const institutionWords = pgTable(
  'institution_words',
  {
    organizationId: organizationColumn().references(() => organizations.id),
    institutionCode: institutionColumn(),
    words: text('words').notNull(),
    seen: integer('seen').notNull(),
    lastSeenAt: instantColumn('last_seen_at').notNull(),
    reasonCode: text('reason_code'),
  },
  (t) => [
    primaryKey({ name: 'institution_words_pk', columns: [t.organizationId, t.institutionCode, t.words] }),
  ],
)
