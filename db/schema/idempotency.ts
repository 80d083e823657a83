import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instantColumn, organizationColumn } from '../columns.ts'
import { organizations } from './access.ts'

/** The stored answer of a request that carried an Idempotency-Key; kept 72 h. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    organizationId: organizationColumn().references(() => organizations.id),
    actorId: text('actor_id').notNull(),
    key: text('key').notNull(),
    fingerprint: text('fingerprint').notNull(),
    status: integer('status'),
    headers: jsonb('headers').$type<Record<string, string>>(),
    body: text('body'),
    startedAt: instantColumn('started_at').notNull(),
    /** The last sign of life of whoever works under the key, by the clock of the database. */
    aliveAt: instantColumn('alive_at').notNull().defaultNow(),
    completedAt: instantColumn('completed_at'),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.actorId, t.key] }),
    index('idempotency_keys_started').on(t.organizationId, t.startedAt),
  ],
)
