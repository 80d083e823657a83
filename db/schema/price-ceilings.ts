import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { approvalColumns, idColumn, organizationColumn, rateColumn } from '#db/columns.ts'
import { APPROVAL_STATUSES } from '#lib/domain/approvals/approval.ts'
import { PRODUCTS } from '#lib/domain/proposals/product.ts'
import { organizations } from './access.ts'
import { institutionColumn } from './institutions.ts'

/** Price ceiling that one manager proposes and another approves; the last approved one is in force. */
export const priceCeilings = pgTable(
  'price_ceilings',
  {
    id: idColumn(),
    organizationId: organizationColumn().references(() => organizations.id),
    product: text('product', { enum: PRODUCTS }).notNull(),
    institutionCode: institutionColumn(),
    status: text('status', { enum: APPROVAL_STATUSES }).notNull(),
    /** Fraction per month; null removes the ceiling. */
    monthlyRate: rateColumn('monthly_rate'),
    note: text('note').notNull(),
    ...approvalColumns(),
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
