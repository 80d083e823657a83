import { bigint, boolean, index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { idColumn, instantColumn, organizationColumn } from '#db/columns.ts'
import { CHALLENGE_PURPOSES } from '#lib/domain/access/passkey.ts'
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

export const passkeys = pgTable(
  'passkeys',
  {
    id: idColumn(),
    organizationId: organizationColumn().references(() => organizations.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** Base64url, as browsers send it. */
    credentialId: text('credential_id').notNull(),
    /** COSE key in base64url. */
    publicKey: text('public_key').notNull(),
    transports: text('transports').array().notNull(),
    /** Signature counter; synced passkeys always report 0. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    /** Whether the passkey may be synced to other devices, and whether it is. */
    backupEligible: boolean('backup_eligible').notNull(),
    backedUp: boolean('backed_up').notNull(),
    name: text('name').notNull(),
    createdAt: instantColumn('created_at').notNull(),
    lastUsedAt: instantColumn('last_used_at'),
    /** Whether it signs in alone. False after a password change, until it is used with the new password. */
    opensAlone: boolean('opens_alone').notNull(),
  },
  (t) => [
    unique('passkeys_credential').on(t.credentialId),
    index('passkeys_user').on(t.organizationId, t.userId),
  ],
)

/** Single-use challenges of WebAuthn. Only a digest is stored. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challengeHash: text('challenge_hash').primaryKey(),
    purpose: text('purpose', { enum: CHALLENGE_PURPOSES }).notNull(),
    /** Digest of the requester, who alone may answer: a session or, before the sign-in, a browser. */
    holderHash: text('holder_hash').notNull(),
    expiresAt: instantColumn('expires_at').notNull(),
  },
  (t) => [index('passkey_challenges_expiry').on(t.expiresAt)],
)
