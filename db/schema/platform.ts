import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bytesColumn, idColumn, instantColumn, organizationColumn } from '#db/columns.ts'
import { AUDIT_BREAKS } from '#lib/domain/access/audit-breaks.ts'
import { organizations } from './access.ts'

/** Keys that sign tokens. Public keys are served as JWKS; private keys are encrypted with APP_SECRET. */
export const signingKeys = pgTable('signing_keys', {
  kid: text('kid').primaryKey(),
  publicJwk: jsonb('public_jwk').$type<Record<string, unknown>>().notNull(),
  sealedPrivateJwk: text('sealed_private_jwk').notNull(),
  createdAt: instantColumn('created_at').notNull(),
  retiredAt: instantColumn('retired_at'),
})

export const banks = pgTable('banks', {
  id: uuid('id').primaryKey(),
  ispb: text('ispb').notNull().unique(),
  code: text('code'),
  name: text('name').notNull(),
  shortName: text('short_name').notNull(),
  active: boolean('active').notNull().default(true),
})

/** One row per live worker (several in a process); a dead one stops updating its row (lib/jobs/worker). */
export const workerHeartbeats = pgTable('worker_heartbeats', {
  workerId: text('worker_id').primaryKey(),
  beatAt: instantColumn('beat_at').notNull(),
})

/** Failed attempts per subject, which is a hash and so not personal data. */
export const attemptCounters = pgTable(
  'attempt_counters',
  {
    subjectHash: text('subject_hash').primaryKey(),
    failures: integer('failures').notNull(),
    windowStartedAt: instantColumn('window_started_at').notNull(),
    lockedUntil: instantColumn('locked_until'),
  },
  (t) => [index('attempt_counters_window').on(t.windowStartedAt)],
)

/** The database sets `at` and the time in the id from its own clock and ignores the caller's values. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: idColumn(),
    organizationId: organizationColumn().references(() => organizations.id),
    at: instantColumn('at').notNull(),
    actorKind: text('actor_kind').notNull(),
    actorId: text('actor_id').notNull(),
    actorName: text('actor_name').notNull(),
    action: text('action').notNull(),
    subjectType: text('subject_type').notNull(),
    subjectId: text('subject_id').notNull(),
    requestId: text('request_id').notNull(),
    ip: text('ip'),
    details: jsonb('details').$type<Record<string, unknown>>().notNull(),
  },
  (t) => [
    index('audit_entries_newest').on(t.organizationId, t.id.desc()),
    index('audit_entries_action').on(t.organizationId, t.action, t.id.desc()),
    index('audit_entries_actor').on(t.organizationId, t.actorId, t.id.desc()),
    index('audit_entries_subject').on(t.organizationId, t.subjectId, t.id.desc()),
    index('audit_entries_ip').on(t.organizationId, t.ip, t.id.desc()),
    index('audit_entries_request').on(t.organizationId, t.requestId),
  ],
)

/** Gapless hash chain that only the database writes, at commit: SHA-256 of previous hash and audit entry. */
export const auditLinks = pgTable(
  'audit_links',
  {
    organizationId: organizationColumn(),
    position: bigint('position', { mode: 'number' }).notNull(),
    entryId: uuid('entry_id').notNull(),
    hash: bytesColumn('hash').notNull(),
  },
  (t) => [primaryKey({ columns: [t.organizationId, t.position] })],
)

export const auditChecks = pgTable('audit_checks', {
  organizationId: organizationColumn()
    .primaryKey()
    .references(() => organizations.id),
  checkedAt: instantColumn('checked_at').notNull(),
  /** Number of positions verified as intact. */
  positions: bigint('positions', { mode: 'number' }).notNull(),
  /** Defect at the first broken position; null while the chain is intact. */
  broken: text('broken', { enum: AUDIT_BREAKS }),
  brokenPosition: bigint('broken_position', { mode: 'number' }),
  /** Last position signed in the anchor file, and the time of the signature. */
  anchoredPosition: bigint('anchored_position', { mode: 'number' }),
  anchoredAt: instantColumn('anchored_at'),
})
