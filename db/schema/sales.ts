import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  customType,
  index,
  json,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { centsColumn, dayColumn, idColumn, instantColumn, organizationColumn } from '#db/columns.ts'
import { PRODUCTS } from '#lib/domain/proposals/product.ts'
import { PROPOSAL_STATUSES } from '#lib/domain/proposals/status.ts'
import { SALES_DAY_KINDS, type SalesDayLine } from '#lib/domain/sales/sales-day.ts'
import { organizations } from './access.ts'

// The tables in this file hold narrow rows for the sales reports (decision 026). Only triggers write these
// rows, in the transaction of the change itself (db/migrations/0002_functions_and_triggers.sql).

/** Concatenated eight-byte integers. */
const packedColumn = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

export const salesInquiries = pgTable(
  'sales_inquiries',
  {
    id: uuid('id').notNull(),
    organizationId: organizationColumn().references(() => organizations.id),
    product: text('product', { enum: PRODUCTS }).notNull(),
    institutionCode: text('institution_code').notNull(),
    authorId: text('author_id').notNull(),
    madeAt: instantColumn('made_at').notNull(),
    /** Number of the customer (SQL function `sales_customer`); a CPF only in rows from before encryption. */
    customer: bigint('customer', { mode: 'number' }).notNull(),
    /** Furthest funnel step before any proposal; never decreases. */
    floor: smallint('floor').notNull(),
    /** Furthest funnel step that the inquiry or its proposals reached. A refund lowers the step. */
    step: smallint('step').notNull(),
    /** True if the inquiry ended without a balance or margin; `code` is then the reason. */
    refused: boolean('refused').notNull(),
    code: text('code'),
  },
  (t) => [
    primaryKey({ columns: [t.product, t.id] }),
    index('sales_inquiries_made').on(t.organizationId, t.product, t.madeAt),
    index('sales_inquiries_refused').on(t.organizationId, t.madeAt).where(sql`refused`),
    index('sales_inquiries_author').on(t.organizationId, t.authorId, t.madeAt),
    index('sales_inquiries_customer').on(t.organizationId, t.product, t.customer),
  ],
)

export const salesContracts = pgTable(
  'sales_contracts',
  {
    id: idColumn(),
    organizationId: organizationColumn().references(() => organizations.id),
    product: text('product', { enum: PRODUCTS }).notNull(),
    institutionCode: text('institution_code').notNull(),
    authorId: text('author_id').notNull(),
    authorName: text('author_name').notNull(),
    madeAt: instantColumn('made_at').notNull(),
    /** Balance query or consent term that led to the proposal. */
    inquiryId: uuid('inquiry_id'),
    status: text('status', { enum: PROPOSAL_STATUSES }).notNull(),
    reasonCode: text('reason_code'),
    issueCents: centsColumn('issue_cents').notNull(),
    signed: boolean('signed').notNull().default(false),
    paidCents: centsColumn('paid_cents'),
    paidAt: instantColumn('paid_at'),
    /** Day in São Paulo. */
    paidDay: dayColumn('paid_day'),
    paidAfterMs: bigint('paid_after_ms', { mode: 'number' }),
    refundedAt: instantColumn('refunded_at'),
  },
  (t) => [
    // Apart from `paid_at`, no indexed column changes with the status, so most updates are HOT updates.
    index('sales_contracts_made').on(t.organizationId, t.madeAt),
    index('sales_contracts_paid').on(t.organizationId, t.paidAt).where(sql`paid_at is not null`),
    index('sales_contracts_inquiry').on(t.inquiryId).where(sql`inquiry_id is not null`),
    index('sales_contracts_author').on(t.organizationId, t.authorId, t.madeAt),
    index('sales_contracts_author_paid')
      .on(t.organizationId, t.authorId, t.paidAt)
      .where(sql`paid_at is not null`),
  ],
)

export const salesStageTimes = pgTable(
  'sales_stage_times',
  {
    id: uuid('id').notNull(),
    organizationId: organizationColumn().references(() => organizations.id),
    kind: text('kind', { enum: ['balance', 'consult', 'proposal'] }).notNull(),
    product: text('product', { enum: PRODUCTS }).notNull(),
    institutionCode: text('institution_code').notNull(),
    authorId: text('author_id').notNull(),
    madeAt: instantColumn('made_at').notNull(),
    /** Finished stages, each packed as milliseconds × 32 + stage code (lib/domain/sales/stage-codes). */
    durations: packedColumn('durations').notNull(),
    /** Current stage and its start; null after a final status, including `paid`. */
    openStage: text('open_stage'),
    openAt: instantColumn('open_at'),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.id] }),
    index('sales_stage_times_made').on(t.organizationId, t.kind, t.product, t.madeAt),
    index('sales_stage_times_author').on(t.organizationId, t.authorId, t.kind, t.madeAt),
  ],
)

/**
 * The narrow rows of a past day in São Paulo, summed per product and institution (decision 157). Days beyond
 * `sales_rollups.closed_until` and those with a row in `sales_day_changes` are read from the narrow rows.
 */
export const salesDays = pgTable(
  'sales_days',
  {
    organizationId: organizationColumn().references(() => organizations.id),
    kind: text('kind', { enum: SALES_DAY_KINDS }).notNull(),
    day: dayColumn('day').notNull(),
    product: text('product', { enum: PRODUCTS }).notNull(),
    institutionCode: text('institution_code').notNull(),
    sums: jsonb('sums').$type<number[]>().notNull(),
    /** Counts by reason code (empty if there is none) or by open stage. */
    codes: jsonb('codes').$type<Record<string, number>>().notNull(),
    /** Stored as text: Postgres takes as long to print a `jsonb` of this size as the report to read it. */
    lines: json('lines').$type<SalesDayLine[]>().notNull(),
    /** Values of the lines, in their order. */
    packed: packedColumn('packed').notNull(),
  },
  (t) => [primaryKey({ columns: [t.organizationId, t.kind, t.day, t.product, t.institutionCode] })],
)

/** Written by triggers for each change to narrow rows of a past day. */
export const salesDayChanges = pgTable(
  'sales_day_changes',
  {
    id: idColumn(),
    organizationId: organizationColumn().references(() => organizations.id),
    kind: text('kind', { enum: SALES_DAY_KINDS }).notNull(),
    day: dayColumn('day').notNull(),
  },
  (t) => [index('sales_day_changes_day').on(t.organizationId, t.day)],
)

export const salesRollups = pgTable('sales_rollups', {
  organizationId: organizationColumn()
    .primaryKey()
    .references(() => organizations.id),
  closedUntil: dayColumn('closed_until').notNull(),
})
