import { sql } from 'drizzle-orm'
import { bigint, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { BACK_OFFICE_CHANGE_KINDS } from '#lib/domain/live/back-office-change'
import { instantColumn, organizationColumn, xidColumn } from '../columns.ts'
import { organizations } from './access.ts'

/**
 * What changed on screens beside the events that programs are notified of: a kind and an id, nothing of what
 * it says. Its places lie in the same stream as those of events (positions come from the same sequence), so
 * that one cursor goes on in both. Kept for some days.
 */
export const panelChanges = pgTable(
  'panel_changes',
  {
    organizationId: organizationColumn().references(() => organizations.id),
    transactionId: xidColumn('transaction_id').notNull().default(sql`pg_current_xact_id()`),
    position: bigint('position', { mode: 'number' }).notNull().default(sql`nextval('events_position_seq')`),
    kind: text('kind', { enum: BACK_OFFICE_CHANGE_KINDS }).notNull(),
    type: text('type').notNull(),
    subjectId: text('subject_id').notNull(),
    /** By the database's clock, which orders what several processes report. */
    toldAt: instantColumn('told_at').notNull().default(sql`statement_timestamp()`),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.transactionId, t.position] }),
    index('panel_changes_told').on(t.organizationId, t.kind, t.toldAt),
  ],
)
