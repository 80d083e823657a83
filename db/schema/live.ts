import { sql } from 'drizzle-orm'
import { bigint, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instantColumn, organizationColumn, xidColumn } from '#db/columns.ts'
import { BACK_OFFICE_CHANGE_KINDS } from '#lib/domain/live/back-office-change.ts'
import { organizations } from './access.ts'

/** Changes that screens need in addition to `events`. A row says what changed, but not how. */
export const panelChanges = pgTable(
  'panel_changes',
  {
    organizationId: organizationColumn().references(() => organizations.id),
    transactionId: xidColumn('transaction_id').notNull().default(sql`pg_current_xact_id()`),
    // Events use the same sequence, so that one cursor works for both streams.
    position: bigint('position', { mode: 'number' }).notNull().default(sql`nextval('events_position_seq')`),
    kind: text('kind', { enum: BACK_OFFICE_CHANGE_KINDS }).notNull(),
    type: text('type').notNull(),
    subjectId: text('subject_id').notNull(),
    /** Set by the database's clock, because several processes insert changes. */
    toldAt: instantColumn('told_at').notNull().default(sql`statement_timestamp()`),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.transactionId, t.position] }),
    index('panel_changes_told').on(t.organizationId, t.kind, t.toldAt),
  ],
)
