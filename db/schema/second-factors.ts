import { bigint, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instantColumn, organizationColumn } from '#db/columns.ts'
import { organizations, users } from './access.ts'

/** A person has at most one authenticator app. The app is active once the row is inserted. */
export const secondFactors = pgTable('second_factors', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id),
  organizationId: organizationColumn().references(() => organizations.id),
  /** Encrypted with a separate key, derived from APP_SECRET. */
  secretEncrypted: text('secret_encrypted').notNull(),
  createdAt: instantColumn('created_at').notNull(),
  /** 30-second step of the newest accepted code. Codes of this step and of earlier steps are rejected. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull(),
})

/** Single-use substitutes for the codes of the authenticator app. Only keyed digests are stored. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    organizationId: organizationColumn().references(() => organizations.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    codeHash: text('code_hash').notNull(),
    createdAt: instantColumn('created_at').notNull(),
    usedAt: instantColumn('used_at'),
  },
  (t) => [primaryKey({ columns: [t.organizationId, t.userId, t.codeHash] })],
)
