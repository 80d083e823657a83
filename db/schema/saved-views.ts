import { pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { idColumn, instantColumn, organizationColumn } from '#db/columns.ts'
import { organizations, users } from './access.ts'

/** Filters, order and columns of a list, in the form of the list's query string. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: idColumn(),
    organizationId: organizationColumn().references(() => organizations.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    screen: text('screen', { enum: ['proposals', 'clt', 'audit'] }).notNull(),
    name: text('name').notNull(),
    query: text('query').notNull(),
    createdAt: instantColumn('created_at').notNull(),
  },
  (t) => [unique('saved_views_name').on(t.organizationId, t.userId, t.screen, t.name)],
)
