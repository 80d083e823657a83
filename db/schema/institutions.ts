import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { centsColumn, dayColumn, idColumn, instantColumn, organizationColumn } from '#db/columns.ts'
import type { SigningSettings } from '#lib/domain/formalization/signing-rule.ts'
import type { CallHours } from '#lib/domain/institutions/call-hours.ts'
import { INSTITUTION_KINDS } from '#lib/domain/institutions/institution-kind.ts'
import type { CoolingOffSettings } from '#lib/domain/proposals/cooling-off.ts'
import { organizations } from './access.ts'

export type InstitutionSettings = {
  /** Seconds until a balance query ends as provider_timeout. */
  balanceDeadlineSeconds: number
  /** Seconds from the consent to the end of a margin consult; default 300. */
  consultDeadlineSeconds?: number
  /** Days for which an offer is valid, including the first; at least 24 hours in any case. Default 2. */
  offerDays?: number
  /** Terms of cancellation after the payout, by product; defaults: `DEFAULT_COOLING_OFF`. */
  coolingOff?: CoolingOffSettings['coolingOff']
  /** Products for which a person needs a valid agent certificate to create proposals; none by default. */
  certificateProducts?: ('fgts' | 'clt')[]
  callTimeoutSeconds: number
  /** Signature factors by product; `signingRuleOf` has the defaults. */
  signing?: SigningSettings
  /** Sandbox only: duration of each simulated step (milliseconds). */
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
  /** Sandbox only. `silent` accepts calls but never reports; `slow` multiplies each delay by twenty. */
  fault?: 'down' | 'rate_limited' | 'hanging' | 'silent' | 'slow'
}

export const institutions = pgTable(
  'institutions',
  {
    code: text('code').primaryKey(),
    /** Other names that clients use ("qi-scd" for "qi"), in lower case; responses always contain the code. */
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
    check('institutions_kind', sql`${t.kind} in ('sandbox', 'origination_api')`),
    check('institutions_code', sql`${t.code} ~ '^[a-z0-9][a-z0-9_-]{1,59}$'`),
  ],
)

export const institutionColumn = () =>
  text('institution_code')
    .notNull()
    .references(() => institutions.code)

/** Raw reports of institutions, stored before they are interpreted. */
export const institutionEvents = pgTable(
  'institution_events',
  {
    id: idColumn(),
    institutionCode: institutionColumn(),
    /** Connection whose secret signed the report; null for a report signed with the institution's secret. */
    connectionId: uuid('connection_id'),
    webhookId: text('webhook_id').notNull(),
    body: text('body').notNull(),
    receivedAt: instantColumn('received_at').notNull(),
    outcome: text('outcome', { enum: ['received', 'applied', 'ignored', 'unmatched', 'unreadable'] })
      .notNull()
      .default('received'),
    outcomeNote: text('outcome_note'),
    interpretedAt: instantColumn('interpreted_at'),
    /** Our row that the report concerns, once known; used to find the reports on a customer. */
    resourceId: uuid('resource_id'),
  },
  (t) => [
    unique('institution_events_webhook_id').on(t.institutionCode, t.webhookId),
    index('institution_events_resource').on(t.resourceId).where(sql`resource_id is not null`),
  ],
)

/** Our rows by the institution's ids. The newest row applies: a resent cached balance keeps its id. */
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
    primaryKey({
      name: 'institution_references_pk',
      columns: [t.institutionCode, t.externalId, t.resourceId],
    }),
    unique('institution_references_resource').on(t.resourceType, t.resourceId),
    index('institution_references_organization').on(t.organizationId),
  ],
)

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
    code: text('code'),
  },
  (t) => [
    index('institution_calls_newest').on(t.organizationId, t.institutionCode, t.id.desc()),
    index('institution_calls_failed').on(t.organizationId, t.institutionCode, t.id.desc()).where(sql`not ok`),
    index('institution_calls_reports')
      .on(t.organizationId, t.institutionCode, t.id.desc())
      .where(sql`operation = 'report'`),
    index('institution_calls_submissions')
      .on(t.organizationId, t.institutionCode, t.id.desc())
      .where(sql`operation = 'submit_proposal' and ok`),
  ],
)

/** Sums of past hours of `institution_calls`, per hour and per six hours (decision 158). */
export const institutionCallHours = pgTable(
  'institution_call_hours',
  {
    organizationId: organizationColumn().references(() => organizations.id),
    institutionCode: institutionColumn(),
    hours: integer('hours').notNull(),
    startsAt: instantColumn('starts_at').notNull(),
    operations: json('operations').$type<CallHours['operations']>().notNull(),
    refusals: json('refusals').$type<CallHours['refusals']>().notNull(),
    reports: integer('reports').notNull(),
  },
  (t) => [primaryKey({ columns: [t.organizationId, t.hours, t.institutionCode, t.startsAt] })],
)

/** Calls before `closedUntil` are summed in `institution_call_hours`. */
export const institutionCallRollups = pgTable('institution_call_rollups', {
  organizationId: organizationColumn()
    .primaryKey()
    .references(() => organizations.id),
  closedUntil: instantColumn('closed_until').notNull(),
})

/** State of the sandbox institutions; services must not read it. */
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

/** FGTS withdrawals pledged at any sandbox institution. Each guarantees one contract, as at Caixa. */
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

/** Margins in use across all sandbox institutions, as the payroll registry records them. */
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
