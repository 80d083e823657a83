import { foreignKey, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { ReviewRules } from '#lib/domain/proposals/review-rules'
import { idColumn, instantColumn, organizationColumn } from '../columns.ts'
import { organizations } from './access.ts'
import { proposals } from './proposals.ts'

/** The rules that send a proposal to review, by version; the newest one counts, the others stay for what they decided. */
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

/** Why a proposal came to manual analysis: a rule of ours that matched, or what the institution said. Never changed. */
export const reviewReasons = pgTable(
  'review_reasons',
  {
    id: idColumn(),
    organizationId: organizationColumn().references(() => organizations.id),
    proposalId: uuid('proposal_id').notNull(),
    source: text('source', { enum: ['rule', 'institution'] }).notNull(),
    code: text('code').notNull(),
    /** What the rule compared: limits and figures, ids of other proposals; never a customer's data. */
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
