import { sql } from 'drizzle-orm'
import {
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
import { approvalColumns, idColumn, instantColumn, organizationColumn } from '#db/columns.ts'
import { APPROVAL_STATUSES } from '#lib/domain/approvals/approval.ts'
import { CONTACT_KINDS, type ReviewRules } from '#lib/domain/review/review-rules.ts'
import { organizations } from './access.ts'
import { proposals } from './proposals.ts'

/** The newest version is in force; older versions document past decisions. */
export const reviewRules = pgTable(
  'review_rules',
  {
    id: idColumn(),
    organizationId: organizationColumn().references(() => organizations.id),
    version: integer('version').notNull(),
    rules: jsonb('rules').$type<ReviewRules>().notNull(),
    createdById: text('created_by_id').notNull(),
    createdByName: text('created_by_name').notNull(),
    createdAt: instantColumn('created_at').notNull(),
  },
  (t) => [unique('review_rules_version').on(t.organizationId, t.version)],
)

export const reviewRuleProposals = pgTable(
  'review_rule_proposals',
  {
    id: idColumn(),
    organizationId: organizationColumn().references(() => organizations.id),
    /** Rules version in force when the proposal was made. */
    baseVersion: integer('base_version').notNull(),
    rules: jsonb('rules').$type<ReviewRules>().notNull(),
    status: text('status', { enum: APPROVAL_STATUSES }).notNull(),
    ...approvalColumns(),
  },
  (t) => [
    uniqueIndex('review_rule_proposals_open').on(t.organizationId).where(sql`status = 'proposed'`),
    check(
      'review_rule_proposals_four_eyes',
      sql`${t.status} not in ('approved', 'refused') or (${t.decidedById} is not null and ${t.decidedAt} is not null and ${t.decidedById} <> ${t.createdById})`,
    ),
  ],
)

/** Reasons for a manual review; rows never change. */
export const reviewReasons = pgTable(
  'review_reasons',
  {
    id: idColumn(),
    organizationId: organizationColumn().references(() => organizations.id),
    proposalId: uuid('proposal_id').notNull(),
    source: text('source', { enum: ['rule', 'institution'] }).notNull(),
    code: text('code').notNull(),
    /** Limits, figures and ids of other proposals that the rule compared; never customer data. */
    details: jsonb('details').$type<Record<string, unknown>>().notNull(),
    rulesVersion: integer('rules_version'),
    createdAt: instantColumn('created_at').notNull(),
  },
  (t) => [
    foreignKey({
      columns: [t.organizationId, t.proposalId],
      foreignColumns: [proposals.organizationId, proposals.id],
    }),
    index('review_reasons_proposal').on(t.proposalId, t.id),
  ],
)

/** Keyed digests of phones and e-mails, to find the same contact; they differ between organizations. */
export const proposalContacts = pgTable(
  'proposal_contacts',
  {
    organizationId: organizationColumn().references(() => organizations.id),
    proposalId: uuid('proposal_id').notNull(),
    kind: text('kind', { enum: CONTACT_KINDS }).notNull(),
    contactDigest: text('contact_digest').notNull(),
    customerDigest: text('customer_digest').notNull(),
    createdAt: instantColumn('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.proposalId, t.kind] }),
    foreignKey({
      columns: [t.organizationId, t.proposalId],
      foreignColumns: [proposals.organizationId, proposals.id],
    }),
    index('proposal_contacts_contact').on(t.organizationId, t.contactDigest, t.createdAt.desc()),
  ],
)

/** Views and claims of review cases. Both expire; a view is renewed while the case is on screen. */
export const reviewReaders = pgTable(
  'review_readers',
  {
    organizationId: organizationColumn().references(() => organizations.id),
    proposalId: uuid('proposal_id').notNull(),
    userId: text('user_id').notNull(),
    userName: text('user_name').notNull(),
    seenAt: instantColumn('seen_at').notNull(),
    claimedUntil: instantColumn('claimed_until'),
  },
  (t) => [
    primaryKey({ name: 'review_readers_pk', columns: [t.organizationId, t.proposalId, t.userId] }),
    foreignKey({
      name: 'review_readers_proposal',
      columns: [t.organizationId, t.proposalId],
      foreignColumns: [proposals.organizationId, proposals.id],
    }),
  ],
)
