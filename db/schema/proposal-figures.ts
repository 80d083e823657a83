import { foreignKey, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { dayColumn, idColumn, instantColumn, organizationColumn } from '#db/columns.ts'
import type { IofRule } from '#lib/domain/finance/iof.ts'
import type { ContractedFigures } from '#lib/domain/proposals/proposal-view.ts'
import { organizations } from './access.ts'
import { proposals } from './proposals.ts'

/** Figures recomputed after the release date (assumed payout day) moved. The newest row applies. */
export const proposalFigures = pgTable(
  'proposal_figures',
  {
    id: idColumn(),
    organizationId: organizationColumn().references(() => organizations.id),
    proposalId: uuid('proposal_id').notNull(),
    releaseDate: dayColumn('release_date').notNull(),
    firstDueDate: dayColumn('first_due_date').notNull(),
    rulesVersion: text('rules_version').notNull(),
    iofRule: jsonb('iof_rule').$type<IofRule>().notNull(),
    figures: jsonb('figures').$type<ContractedFigures>().notNull(),
    createdAt: instantColumn('created_at').notNull(),
  },
  (t) => [
    foreignKey({
      columns: [t.organizationId, t.proposalId],
      foreignColumns: [proposals.organizationId, proposals.id],
    }),
    index('proposal_figures_proposal').on(t.proposalId, t.id),
  ],
)
