import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instantColumn, organizationColumn } from '#db/columns.ts'
import { organizations } from './access.ts'

/**
 * Requests of the current minute reserved in advance by the processes that serve a caller, so that a limit
 * applies to all of them together (decision 075). Unlogged: a crash starts a new minute.
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
