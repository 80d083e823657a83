import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instantColumn, organizationColumn } from '../columns.ts'
import { organizations } from './access.ts'

/**
 * How many requests of the present minute are given out to the processes that serve a caller: each takes some
 * in advance, so that a limit applies to all of them together. Not logged: after a crash a minute begins
 * anew.
 */
export const requestWindows = pgTable(
  'request_windows',
  {
    organizationId: organizationColumn().references(() => organizations.id),
    policy: text('policy').notNull(),
    /** The kind of a caller and its id. */
    subject: text('subject').notNull(),
    startedAt: instantColumn('started_at').notNull(),
    given: integer('given').notNull(),
  },
  (t) => [primaryKey({ columns: [t.organizationId, t.policy, t.subject] })],
)
