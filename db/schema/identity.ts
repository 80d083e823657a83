import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { approvalColumns, idColumn, instantColumn, organizationColumn } from '#db/columns.ts'
import { type GroupRole, PROVIDER_SECOND_FACTORS } from '#lib/domain/access/identity-provider.ts'
import { APPROVAL_STATUSES } from '#lib/domain/approvals/approval.ts'
import { organizations, users } from './access.ts'

const providerColumns = () => ({
  /** Name of the organization in the address of its sign-in; unique among all organizations. */
  alias: text('alias').notNull(),
  issuer: text('issuer').notNull(),
  clientId: text('client_id').notNull(),
  /** Encrypted with a separate key, derived from APP_SECRET. */
  sealedSecret: text('sealed_secret').notNull(),
  /** Claim of the ID token that lists the person's groups. */
  groupClaim: text('group_claim').notNull(),
  /** Groups in order of precedence: a person's first group decides. Empty if roles are managed only here. */
  groupRoles: jsonb('group_roles').$type<GroupRole[]>().notNull(),
  secondFactor: text('second_factor', { enum: PROVIDER_SECOND_FACTORS }).notNull(),
  isOn: boolean('is_on').notNull(),
})

export const identityProviders = pgTable(
  'identity_providers',
  {
    organizationId: organizationColumn()
      .primaryKey()
      .references(() => organizations.id),
    ...providerColumns(),
    version: integer('version').notNull(),
    changedAt: instantColumn('changed_at').notNull(),
  },
  (t) => [unique('identity_providers_alias').on(t.alias)],
)

export const identityProviderProposals = pgTable(
  'identity_provider_proposals',
  {
    id: idColumn(),
    organizationId: organizationColumn().references(() => organizations.id),
    /** Version of the settings that the author saw; 0 if there were none yet. */
    baseVersion: integer('base_version').notNull(),
    ...providerColumns(),
    passwordsOff: boolean('passwords_off').notNull(),
    status: text('status', { enum: APPROVAL_STATUSES }).notNull(),
    ...approvalColumns(),
  },
  (t) => [
    uniqueIndex('identity_provider_proposals_open').on(t.organizationId).where(sql`status = 'proposed'`),
    index('identity_provider_proposals_newest').on(t.organizationId, t.id.desc()),
    check(
      'identity_provider_proposals_four_eyes',
      sql`${t.status} not in ('approved', 'refused') or (${t.decidedById} is not null and ${t.decidedAt} is not null and ${t.decidedById} <> ${t.createdById})`,
    ),
  ],
)

export const externalIdentities = pgTable(
  'external_identities',
  {
    id: idColumn(),
    organizationId: organizationColumn().references(() => organizations.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    createdAt: instantColumn('created_at').notNull(),
    lastUsedAt: instantColumn('last_used_at').notNull(),
  },
  (t) => [
    unique('external_identities_subject').on(t.organizationId, t.issuer, t.subject),
    unique('external_identities_person').on(t.organizationId, t.userId, t.issuer),
  ],
)
