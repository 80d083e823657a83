import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { idColumn, instantColumn, organizationColumn, rateColumn } from '#db/columns.ts'
import { PRICE_CEILING_STATUSES } from '#lib/domain/prices/price-ceiling.ts'
import { PRODUCTS } from '#lib/domain/proposals/product.ts'
import { organizations } from './access.ts'
import { institutionColumn } from './institutions.ts'

/** Highest price, proposed by one manager and approved by another; the one approved last is in force. */
export const priceCeilings = pgTable(
  'price_ceilings',
  {
    id: idColumn(),
    organizationId: organizationColumn().references(() => organizations.id),
    product: text('product', { enum: PRODUCTS }).notNull(),
    institutionCode: institutionColumn(),
    status: text('status', { enum: PRICE_CEILING_STATUSES }).notNull(),
    /** A fraction per month; null removes the ceiling. */
    monthlyRate: rateColumn('monthly_rate'),
    note: text('note').notNull(),
    createdById: text('created_by_id').notNull(),
    createdByName: text('created_by_name').notNull(),
    createdAt: instantColumn('created_at').notNull(),
    decidedById: text('decided_by_id'),
    decidedByName: text('decided_by_name'),
    decidedAt: instantColumn('decided_at'),
  },
  (t) => [
    index('price_ceilings_in_force')
      .on(t.organizationId, t.product, t.institutionCode, t.decidedAt.desc())
      .where(sql`status = 'approved'`),
    uniqueIndex('price_ceilings_open')
      .on(t.organizationId, t.product, t.institutionCode)
      .where(sql`status = 'proposed'`),
    check(
      'price_ceilings_four_eyes',
      sql`${t.status} not in ('approved', 'refused') or (${t.decidedById} is not null and ${t.decidedAt} is not null and ${t.decidedById} <> ${t.createdById})`,
    ),
  ],
)
