import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instantColumn, organizationColumn } from '#db/columns.ts'
import { organizations } from './access.ts'

/**
 * Requests of the current minute that processes have reserved for a caller, so that a limit applies to all
 * processes together (decision 075). Unlogged: after a crash a new minute begins.
 */
export const requestWindows = pgTable(
  'request_windows',
  {
    organizationId: organizationColumn().references(() => organizations.id),
    policy: text('policy').notNull(),
    /** Kind and id of the caller. */
    subject: text('subject').notNull(),
    startedAt: instantColumn('started_at').notNull(),
    given: integer('given').notNull(),
  },
  (t) => [primaryKey({ columns: [t.organizationId, t.policy, t.subject] })],
)
