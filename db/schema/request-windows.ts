import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instantColumn, organizationColumn } from '#db/columns.ts'
import { organizations } from './access.ts'

/** Request counts, which make all processes share a limit (decision 075). Unlogged: a crash resets them. */
export const requestWindows = pgTable(
  'request_windows',
  {
    organizationId: organizationColumn().references(() => organizations.id),
    policy: text('policy').notNull(),
    subject: text('subject').notNull(),
    startedAt: instantColumn('started_at').notNull(),
    given: integer('given').notNull(),
  },
  (t) => [primaryKey({ columns: [t.organizationId, t.policy, t.subject] })],
)
