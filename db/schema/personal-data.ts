import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { approvalColumns, idColumn, instantColumn, organizationColumn } from '#db/columns.ts'
import { ERASURE_STATUSES } from '#lib/domain/personal-data/erasure-request.ts'
import { REVEAL_REASONS } from '#lib/domain/personal-data/reveal-reason.ts'
import { organizations } from './access.ts'

/** Erasure of a customer's data. Data under retention is erased later, at `nextAt`. */
export const subjectErasures = pgTable(
  'subject_erasures',
  {
    id: idColumn(),
    organizationId: organizationColumn().references(() => organizations.id),
    /** Keyed digest of the CPF. `customerKey` is the encrypted CPF, kept while any record is retained. */
    customerDigest: text('customer_digest').notNull(),
    customerKey: text('customer_key'),
    status: text('status', { enum: ERASURE_STATUSES }).notNull(),
    ...approvalColumns(),
    counts: jsonb('counts').$type<Record<string, number>>(),
    /** End of the next retention period; null when nothing is retained. */
    nextAt: instantColumn('next_at'),
  },
  (t) => [
    uniqueIndex('subject_erasures_open')
      .on(t.organizationId, t.customerDigest)
      .where(sql`status = 'proposed'`),
    index('subject_erasures_newest').on(t.organizationId, t.id.desc()),
    index('subject_erasures_next').on(t.organizationId, t.nextAt).where(sql`next_at is not null`),
    check(
      'subject_erasures_four_eyes',
      sql`${t.status} not in ('done', 'refused') or (${t.decidedById} is not null and ${t.decidedAt} is not null and (${t.decidedById} <> ${t.createdById} or ${t.createdById} = 'admin'))`,
    ),
  ],
)

export const revealReasons = pgTable(
  'reveal_reasons',
  {
    id: idColumn(),
    organizationId: organizationColumn().references(() => organizations.id),
    userId: text('user_id').notNull(),
    customerDigest: text('customer_digest').notNull(),
    reason: text('reason', { enum: REVEAL_REASONS }).notNull(),
    /** Free text for the reason `other`; erased with the customer's data. */
    note: text('note'),
    givenAt: instantColumn('given_at').notNull(),
    until: instantColumn('until').notNull(),
  },
  (t) => [
    index('reveal_reasons_live').on(t.organizationId, t.userId, t.customerDigest, t.until),
    index('reveal_reasons_customer').on(t.organizationId, t.customerDigest),
  ],
)
