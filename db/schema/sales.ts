import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  customType,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { centsColumn, dayColumn, idColumn, instantColumn, organizationColumn } from '#db/columns'
import { PRODUCTS } from '#lib/domain/proposals/product'
import { PROPOSAL_STATUSES } from '#lib/domain/proposals/status'
import { organizations } from './access.ts'

// What reports of sales read: narrow rows beside the wide ones. Triggers write them in the transaction
// of the change they follow from (see the policies migration), whoever makes it; nothing else does.

/** Rows that follow each other as whole numbers of eight bytes. */
const packedColumn = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

/** A balance query or a consent term, by how far its customer has come with it. */
export const productionAsks = pgTable(
  'production_asks',
  {
    id: uuid('id').notNull(),
    organizationId: organizationColumn().references(() => organizations.id),
    product: text('product', { enum: PRODUCTS }).notNull(),
    institutionCode: text('institution_code').notNull(),
    authorId: text('author_id').notNull(),
    madeAt: instantColumn('made_at').notNull(),
    /** The CPF as a number. */
    customer: bigint('customer', { mode: 'number' }).notNull(),
    /** The furthest place in the funnel it reached before a proposal: never taken back. */
    floor: smallint('floor').notNull(),
    /** The furthest place in the funnel, proposals included: a refund takes it back. */
    step: smallint('step').notNull(),
    /** Whether it ended without a balance or a margin, and why. */
    refused: boolean('refused').notNull(),
    code: text('code'),
  },
  (t) => [
    primaryKey({ columns: [t.product, t.id] }),
    index('production_asks_made').on(t.organizationId, t.product, t.madeAt),
    index('production_asks_refused').on(t.organizationId, t.madeAt).where(sql`refused`),
  ],
)

/** A proposal with what came of it. */
export const productionContracts = pgTable(
  'production_contracts',
  {
    id: idColumn(),
    organizationId: organizationColumn().references(() => organizations.id),
    product: text('product', { enum: PRODUCTS }).notNull(),
    institutionCode: text('institution_code').notNull(),
    authorId: text('author_id').notNull(),
    authorName: text('author_name').notNull(),
    madeAt: instantColumn('made_at').notNull(),
    /** The balance query or consent term it came from. */
    askId: uuid('ask_id'),
    status: text('status', { enum: PROPOSAL_STATUSES }).notNull(),
    reasonCode: text('reason_code'),
    emissionCents: centsColumn('emission_cents').notNull(),
    signed: boolean('signed').notNull().default(false),
    paidCents: centsColumn('paid_cents'),
    paidAt: instantColumn('paid_at'),
    /** The day of São Paulo it was paid on. */
    paidDay: dayColumn('paid_day'),
    /** From the proposal to the money. */
    paidAfterMs: bigint('paid_after_ms', { mode: 'number' }),
    refundedAt: instantColumn('refunded_at'),
  },
  (t) => [
    // None of what a move changes is indexed: its new version then stays on the page and costs no index
    // anything.
    index('production_contracts_made').on(t.organizationId, t.madeAt),
    index('production_contracts_paid').on(t.organizationId, t.paidAt).where(sql`paid_at is not null`),
    index('production_contracts_ask').on(t.askId).where(sql`ask_id is not null`),
  ],
)

/** The stays of a balance query, consult or proposal in its stages. */
export const productionStays = pgTable(
  'production_stays',
  {
    id: uuid('id').notNull(),
    organizationId: organizationColumn().references(() => organizations.id),
    kind: text('kind', { enum: ['balance', 'consult', 'proposal'] }).notNull(),
    product: text('product', { enum: PRODUCTS }).notNull(),
    institutionCode: text('institution_code').notNull(),
    authorId: text('author_id').notNull(),
    madeAt: instantColumn('made_at').notNull(),
    /**
     * The stays that are over, each as milliseconds × 32 + the code of its stage
     * (lib/domain/sales/stage-codes).
     */
    stays: packedColumn('stays').notNull(),
    /** The stay that lasts, since when; nothing behind an end, which `paid` is too. */
    openStage: text('open_stage'),
    openAt: instantColumn('open_at'),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.id] }),
    index('production_stays_made').on(t.organizationId, t.kind, t.product, t.madeAt),
  ],
)
