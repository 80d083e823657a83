import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import {
  centsColumn,
  createdByColumns,
  dayColumn,
  idColumn,
  instantColumn,
  organizationColumn,
  rateColumn,
} from '#db/columns.ts'
import type { Day } from '#lib/domain/calendar.ts'
import { BALANCE_QUERY_STATUSES } from '#lib/domain/fgts/balance-query-status.ts'
import type { IofRule } from '#lib/domain/finance/iof.ts'
import type { PriceParameters } from '#lib/domain/finance/price-parameters.ts'
import type { Cents } from '#lib/domain/money.ts'
import { organizations, users } from './access.ts'
import { institutionColumn } from './institutions.ts'
import { priceTableVersions } from './price-tables.ts'

export type FgtsPeriod = { dueDate: Day; amountCents: Cents }

export type FgtsInstallment = FgtsPeriod & { presentValueCents: Cents; days: number; iofCents: Cents }

export const fgtsBalanceQueries = pgTable(
  'fgts_balance_queries',
  {
    id: idColumn(),
    organizationId: organizationColumn().references(() => organizations.id),
    /** Blind index of the CPF; the CPF itself in rows from before encryption (db/customer-cpf.ts). */
    documentNumber: text('document_number').notNull(),
    encryptedDocumentNumber: text('encrypted_document_number'),
    institutionCode: institutionColumn(),
    status: text('status', { enum: BALANCE_QUERY_STATUSES }).notNull(),
    code: text('code'),
    reasonDetails: jsonb('reason_details').$type<Record<string, unknown>>(),
    amountCents: centsColumn('amount_cents'),
    periods: jsonb('periods').$type<FgtsPeriod[]>(),
    optedInDate: dayColumn('opted_in_date'),
    /** Whether the institution had an earlier contract with the customer; null if it did not say. */
    existingCustomer: boolean('existing_customer'),
    requestedByKind: text('requested_by_kind').notNull(),
    requestedById: text('requested_by_id').notNull(),
    createdAt: instantColumn('created_at').notNull(),
    updatedAt: instantColumn('updated_at').notNull(),
    deadlineAt: instantColumn('deadline_at').notNull(),
    completedAt: instantColumn('completed_at'),
    expiresAt: instantColumn('expires_at'),
    /** A cleared result is unusable. A query cleared while it is running stays cleared when it ends. */
    clearedAt: instantColumn('cleared_at'),
  },
  (t) => [
    uniqueIndex('fgts_balance_queries_running')
      .on(t.organizationId, t.documentNumber, t.institutionCode)
      .where(sql`status in ('queued', 'running')`),
    index('fgts_balance_queries_document').on(t.organizationId, t.documentNumber, t.id.desc()),
    index('fgts_balance_queries_newest').on(t.organizationId, t.id.desc()),
    index('fgts_balance_queries_institution').on(t.organizationId, t.institutionCode, t.id.desc()),
    index('fgts_balance_queries_failed').on(t.organizationId, t.id.desc()).where(sql`status = 'fail'`),
    index('fgts_balance_queries_ended')
      .on(t.organizationId, t.id.desc())
      .where(sql`status in ('success', 'fail')`),
    unique('fgts_balance_queries_organization_id').on(t.organizationId, t.id),
    check(
      'fgts_balance_queries_success',
      sql`${t.status} <> 'success' or (${t.periods} is not null and ${t.amountCents} is not null and ${t.expiresAt} is not null)`,
    ),
    check('fgts_balance_queries_fail', sql`${t.status} <> 'fail' or ${t.code} is not null`),
  ],
)

/** Results are stored per organization; a person sees those requested by people whose work they may see. */
export const fgtsBalanceRequesters = pgTable(
  'fgts_balance_requesters',
  {
    organizationId: organizationColumn().references(() => organizations.id),
    queryId: uuid('query_id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
  },
  (t) => [
    primaryKey({ name: 'fgts_balance_askers_pk', columns: [t.organizationId, t.userId, t.queryId] }),
    foreignKey({
      name: 'fgts_balance_askers_query',
      columns: [t.organizationId, t.queryId],
      foreignColumns: [fgtsBalanceQueries.organizationId, fgtsBalanceQueries.id],
    }),
  ],
)

export const fgtsSimulations = pgTable(
  'fgts_simulations',
  {
    id: idColumn(),
    organizationId: organizationColumn().references(() => organizations.id),
    /** Blind index of the CPF; the CPF itself in rows from before encryption (db/customer-cpf.ts). */
    documentNumber: text('document_number').notNull(),
    encryptedDocumentNumber: text('encrypted_document_number'),
    institutionCode: institutionColumn(),
    balanceQueryId: uuid('balance_query_id').notNull(),
    priceTableId: uuid('price_table_id').notNull(),
    priceTableVersion: integer('price_table_version').notNull(),
    parameters: jsonb('parameters').$type<PriceParameters>().notNull(),
    rulesVersion: text('rules_version').notNull(),
    iofRule: jsonb('iof_rule').$type<IofRule>().notNull(),
    requestedInstallments: jsonb('requested_installments').$type<FgtsPeriod[]>().notNull(),
    targetCents: centsColumn('target_cents').notNull(),
    installments: jsonb('installments').$type<FgtsInstallment[]>().notNull(),
    totalCents: centsColumn('total_cents').notNull(),
    issueCents: centsColumn('issue_cents').notNull(),
    iofCents: centsColumn('iof_cents').notNull(),
    feeCents: centsColumn('fee_cents').notNull(),
    insuranceCents: centsColumn('insurance_cents').notNull(),
    netCents: centsColumn('net_cents').notNull(),
    monthlyRate: rateColumn('monthly_rate').notNull(),
    annualRate: rateColumn('annual_rate').notNull(),
    cetMonthly: rateColumn('cet_monthly').notNull(),
    cetAnnual: rateColumn('cet_annual').notNull(),
    releaseDate: dayColumn('release_date').notNull(),
    ...createdByColumns(),
    createdAt: instantColumn('created_at').notNull(),
    expiresAt: instantColumn('expires_at').notNull(),
  },
  (t) => [
    foreignKey({
      columns: [t.organizationId, t.balanceQueryId],
      foreignColumns: [fgtsBalanceQueries.organizationId, fgtsBalanceQueries.id],
    }),
    foreignKey({
      name: 'fgts_simulations_price_table',
      columns: [t.organizationId, t.priceTableId, t.priceTableVersion],
      foreignColumns: [
        priceTableVersions.organizationId,
        priceTableVersions.tableId,
        priceTableVersions.version,
      ],
    }),
    unique('fgts_simulations_organization_id').on(t.organizationId, t.id),
    index('fgts_simulations_document').on(t.organizationId, t.documentNumber, t.id.desc()),
    index('fgts_simulations_table').on(t.organizationId, t.priceTableId, t.priceTableVersion, t.id.desc()),
    check(
      'fgts_simulations_adds_up',
      sql`${t.netCents} + ${t.iofCents} + ${t.feeCents} + ${t.insuranceCents} = ${t.issueCents}`,
    ),
    check('fgts_simulations_positive', sql`${t.netCents} > 0`),
  ],
)
