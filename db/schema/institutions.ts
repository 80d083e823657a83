import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { SigningSettings } from '#lib/domain/formalization/signing-rule'
import type { CoolingOffSettings } from '#lib/domain/proposals/cooling-off'
import { centsColumn, dayColumn, idColumn, instantColumn, organizationColumn } from '../columns.ts'
import { organizations } from './access.ts'

/** What an institution offers and how it is reached; delays and deadlines are settings, not code. */
export type InstitutionSettings = {
  /** Seconds we wait for a balance before the query ends as provider_timeout. */
  balanceDeadlineSeconds: number
  /** Seconds after the consent in which a margin consult must have ended; 300 unless set. */
  consultDeadlineSeconds?: number
  /** Days an offer is honoured, its own included, and at least 24 hours; 2 unless set. */
  offerDays?: number
  /** How a customer gives a contract back after the payout, by product; documented defaults unless set. */
  coolingOff?: CoolingOffSettings['coolingOff']
  /**
   * The products whose proposals a person may create with a valid agent's certificate only; none unless set.
   */
  certificateProducts?: ('fgts' | 'clt')[]
  /** Seconds we give one outgoing call. */
  callTimeoutSeconds: number
  /** Factors of a signature by product; see `signingRuleOf` for the defaults. */
  signing?: SigningSettings
  /** Sandbox only: how long each step of its work takes, in milliseconds. */
  delaysMs?: Partial<
    Record<
      | 'balance'
      | 'slowBalance'
      | 'worker'
      | 'credit'
      | 'contract'
      | 'analysis'
      | 'payout'
      | 'cancel'
      | 'refund',
      number
    >
  >
  /**
   * Sandbox only: how it misbehaves at present. `down` and `rate_limited` refuse every call, `hanging` lets
   * each call run into its timeout, `silent` takes calls and never reports, `slow` takes twenty times as
   * long.
   */
  fault?: 'down' | 'rate_limited' | 'hanging' | 'silent' | 'slow'
}

/**
 * How an institution is reached. The connector to live ones adds its kind here, to the check and to the
 * registry.
 */
export const INSTITUTION_KINDS = ['sandbox'] as const

export const institutions = pgTable(
  'institutions',
  {
    code: text('code').primaryKey(),
    /** Other names programs know it by ("qi-scd" for "qi"), lower case; answers always say the code. */
    aliases: text('aliases').array().notNull().default(sql`'{}'::text[]`),
    name: text('name').notNull(),
    legalName: text('legal_name').notNull(),
    cnpj: text('cnpj').notNull(),
    kind: text('kind', { enum: INSTITUTION_KINDS }).notNull(),
    products: text('products').array().$type<('fgts' | 'clt')[]>().notNull(),
    sealedSecret: text('sealed_secret').notNull(),
    settings: jsonb('settings').$type<InstitutionSettings>().notNull(),
    active: boolean('active').notNull().default(true),
    createdAt: instantColumn('created_at').notNull(),
  },
  (t) => [
    check('institutions_kind', sql`${t.kind} in ('sandbox')`),
    check('institutions_code', sql`${t.code} ~ '^[a-z0-9][a-z0-9_-]{1,59}$'`),
  ],
)

/** The institution a row is of. */
export const institutionColumn = () =>
  text('institution_code')
    .notNull()
    .references(() => institutions.code)

/** Everything an institution ever reported, raw, before anyone interprets it. */
export const institutionEvents = pgTable(
  'institution_events',
  {
    id: idColumn(),
    institutionCode: institutionColumn(),
    webhookId: text('webhook_id').notNull(),
    body: text('body').notNull(),
    receivedAt: instantColumn('received_at').notNull(),
    outcome: text('outcome', { enum: ['received', 'applied', 'ignored', 'unmatched', 'unreadable'] })
      .notNull()
      .default('received'),
    outcomeNote: text('outcome_note'),
    interpretedAt: instantColumn('interpreted_at'),
    /** The row of ours it is about, once that is known: what finds the reports on a customer. */
    resourceId: uuid('resource_id'),
  },
  (t) => [
    unique('institution_events_webhook_id').on(t.institutionCode, t.webhookId),
    index('institution_events_resource').on(t.resourceId).where(sql`resource_id is not null`),
  ],
)

/**
 * Which row of ours an institution's own id represents; found by (institution, external id) before the
 * organization is known.
 */
export const institutionReferences = pgTable(
  'institution_references',
  {
    institutionCode: institutionColumn(),
    externalId: text('external_id').notNull(),
    organizationId: organizationColumn().references(() => organizations.id),
    resourceType: text('resource_type', {
      enum: ['fgts_balance_query', 'clt_consult', 'proposal'],
    }).notNull(),
    resourceId: uuid('resource_id').notNull(),
    createdAt: instantColumn('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.institutionCode, t.externalId] }),
    unique('institution_references_resource').on(t.resourceType, t.resourceId),
    index('institution_references_organization').on(t.organizationId),
  ],
)

/**
 * Every call to an institution made for an organization, and how it went: what the screen about institutions
 * counts.
 */
export const institutionCalls = pgTable(
  'institution_calls',
  {
    id: idColumn(),
    organizationId: organizationColumn().references(() => organizations.id),
    institutionCode: institutionColumn(),
    operation: text('operation').notNull(),
    at: instantColumn('at').notNull(),
    durationMs: integer('duration_ms').notNull(),
    ok: boolean('ok').notNull(),
    /** The reason code of a failure. */
    code: text('code'),
  },
  (t) => [index('institution_calls_newest').on(t.organizationId, t.institutionCode, t.id.desc())],
)

/**
 * The sandbox institutions' own books: what they were asked and how far they are. Not ours to read from
 * services.
 */
export const sandboxCases = pgTable(
  'sandbox_cases',
  {
    id: idColumn(),
    institutionCode: institutionColumn(),
    reference: text('reference').notNull(),
    kind: text('kind', { enum: ['fgts_balance', 'clt_consult', 'proposal'] }).notNull(),
    documentNumber: text('document_number').notNull(),
    state: jsonb('state').$type<Record<string, unknown>>().notNull(),
    createdAt: instantColumn('created_at').notNull(),
  },
  (t) => [unique('sandbox_cases_reference').on(t.institutionCode, t.reference)],
)

/**
 * What the FGTS knows of pledged withdrawals, for all sandbox institutions together, as Caixa does: each
 * guarantees one contract. Customers are known by a digest of their CPF.
 */
export const sandboxPledges = pgTable(
  'sandbox_pledges',
  {
    customerDigest: text('customer_digest').notNull(),
    dueDate: dayColumn('due_date').notNull(),
    caseId: uuid('case_id')
      .notNull()
      .references(() => sandboxCases.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ name: 'sandbox_pledges_pk', columns: [t.customerDigest, t.dueDate] }),
    index('sandbox_pledges_case').on(t.caseId),
  ],
)

/**
 * Margins in use, for all sandbox institutions together, as the payroll registry knows them: each running
 * operation takes its instalment every month.
 */
export const sandboxMargins = pgTable(
  'sandbox_margins',
  {
    caseId: uuid('case_id')
      .primaryKey()
      .references(() => sandboxCases.id, { onDelete: 'cascade' }),
    customerDigest: text('customer_digest').notNull(),
    installmentCents: centsColumn('installment_cents').notNull(),
  },
  (t) => [index('sandbox_margins_customer').on(t.customerDigest)],
)
