import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instantColumn, organizationColumn } from '#db/columns.ts'
import { organizations } from './access.ts'

/** Stored response of a request with an Idempotency-Key; kept for 72 hours. */
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
    /** Last heartbeat of the in-flight request, by the database's clock. */
    aliveAt: instantColumn('alive_at').notNull().defaultNow(),
    completedAt: instantColumn('completed_at'),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.actorId, t.key] }),
    // Partial, so that no plan cached while the table is empty finds a key by it instead of the primary key.
    index('idempotency_keys_expiring').on(t.organizationId, t.startedAt).where(sql`started_at is not null`),
  ],
)
