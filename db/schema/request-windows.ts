import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instantColumn, organizationColumn } from '#db/columns.ts'
import { organizations } from './access.ts'

/**
 * Requests that processes have reserved for a caller in the current minute, so that a limit applies to all
 * processes together (decision 075). The table is unlogged: a database crash empties it, and counting starts
 * again.
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
