import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { idColumn, instantColumn, organizationColumn } from '#db/columns.ts'
import { TOKEN_LIFETIME_SECONDS } from '#lib/domain/access/access-token.ts'
import { IDLE_MINUTES } from '#lib/domain/access/idle-limit.ts'
import { ROLES, type Scope, VISIBILITIES } from '#lib/domain/access/permissions.ts'
import { SECOND_FACTOR_POLICIES } from '#lib/domain/access/second-factor.ts'

export const organizations = pgTable('organizations', {
  id: idColumn(),
  name: text('name').notNull(),
  status: text('status', { enum: ['active', 'suspended'] })
    .notNull()
    .default('active'),
  defaultInstitutionCode: text('default_institution_code'),
  /** Roles that must use a second factor at sign-in. */
  secondFactor: text('second_factor', { enum: SECOND_FACTOR_POLICIES }).notNull().default('managers'),
  /** Start of enforcement; before it, people who lack the required second factor are only reminded. */
  secondFactorFrom: instantColumn('second_factor_from'),
  managerIdleMinutes: integer('manager_idle_minutes').notNull().default(IDLE_MINUTES.manager),
  agentIdleMinutes: integer('agent_idle_minutes').notNull().default(IDLE_MINUTES.agent),
  /** Allowed addresses and networks; null allows every address. */
  addressRanges: text('address_ranges').array(),
  passwordsOff: boolean('passwords_off').notNull().default(false),
  /** Contact shown to customers; the phone is digits with area code. */
  contactName: text('contact_name'),
  contactPhone: text('contact_phone'),
  contactEmail: text('contact_email'),
  createdAt: instantColumn('created_at').notNull(),
})

export const applications = pgTable(
  'applications',
  {
    id: idColumn(),
    organizationId: organizationColumn().references(() => organizations.id),
    clientId: text('client_id').notNull(),
    name: text('name').notNull(),
    scopes: text('scopes').array().$type<Scope[]>().notNull(),
    tokenLifetimeSeconds: integer('token_lifetime_seconds').notNull().default(TOKEN_LIFETIME_SECONDS.usual),
    /** Whether balance lists include running queries; if null, only while there are service accounts. */
    listsRunning: boolean('lists_running'),
    /** Allowed addresses and networks; null allows every address. */
    addressRanges: text('address_ranges').array(),
    createdAt: instantColumn('created_at').notNull(),
    revokedAt: instantColumn('revoked_at'),
  },
  (t) => [
    unique('applications_own_client_id').on(t.organizationId, t.clientId),
    check('applications_token_lifetime', sql`${t.tokenLifetimeSeconds} between 60 and 86400`),
  ],
)

/** Client ids that an application accepts, including its own; several applications may share one. */
export const applicationClientIds = pgTable(
  'application_client_ids',
  {
    organizationId: organizationColumn().references(() => organizations.id),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id),
    clientId: text('client_id').notNull(),
    createdAt: instantColumn('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.applicationId, t.clientId] }),
    index('application_client_ids_client_id').on(t.clientId),
  ],
)

/** Accounts of the password grant. Ended accounts stay, so that tokens and actions stay attributable. */
export const serviceAccounts = pgTable(
  'service_accounts',
  {
    id: idColumn(),
    organizationId: organizationColumn().references(() => organizations.id),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id),
    username: text('username').notNull(),
    passwordHash: text('password_hash').notNull(),
    createdAt: instantColumn('created_at').notNull(),
    lastUsedAt: instantColumn('last_used_at'),
    endedAt: instantColumn('ended_at'),
  },
  (t) => [index('service_accounts_application').on(t.applicationId)],
)

/** Client id and user name together identify one account across all organizations (decision 047). */
export const serviceSignIns = pgTable(
  'service_sign_ins',
  {
    clientId: text('client_id').notNull(),
    /** User name normalized for comparison: an e-mail is in lower case. */
    usernameKey: text('username_key').notNull(),
    organizationId: organizationColumn().references(() => organizations.id),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id),
    serviceAccountId: uuid('service_account_id')
      .notNull()
      .references(() => serviceAccounts.id),
  },
  (t) => [
    primaryKey({ columns: [t.clientId, t.usernameKey] }),
    index('service_sign_ins_account').on(t.serviceAccountId),
    index('service_sign_ins_application').on(t.applicationId),
  ],
)

export const applicationSecrets = pgTable(
  'application_secrets',
  {
    id: idColumn(),
    organizationId: organizationColumn().references(() => organizations.id),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id),
    secretHash: text('secret_hash').notNull(),
    createdAt: instantColumn('created_at').notNull(),
    expiresAt: instantColumn('expires_at'),
    lastUsedAt: instantColumn('last_used_at'),
  },
  (t) => [
    index('application_secrets_application').on(t.applicationId),
    index('application_secrets_hash').on(t.secretHash),
  ],
)

/** Visibility of a team's work is set per person (`users.visibility`), not per team. */
export const teams = pgTable(
  'teams',
  {
    id: idColumn(),
    organizationId: organizationColumn().references(() => organizations.id),
    name: text('name').notNull(),
    createdAt: instantColumn('created_at').notNull(),
  },
  (t) => [
    unique('teams_name').on(t.organizationId, t.name),
    unique('teams_organization_id').on(t.organizationId, t.id),
  ],
)

export const users = pgTable(
  'users',
  {
    id: idColumn(),
    organizationId: organizationColumn().references(() => organizations.id),
    /** The e-mail, with the organization's id if another has it: the previous release needs unique values. */
    email: text('email').notNull(),
    signInEmail: text('sign_in_email')
      .notNull()
      .generatedAlwaysAs(sql`regexp_replace(email, '#[0-9a-f-]{36}$', '')`),
    name: text('name').notNull(),
    /** Null until an invited person has chosen a password. */
    passwordHash: text('password_hash'),
    role: text('role', { enum: ROLES }).notNull(),
    /** Only the previous release reads this column; the current one uses agent_certificates. */
    certification: text('certification'),
    teamId: uuid('team_id'),
    visibility: text('visibility', { enum: VISIBILITIES }).notNull().default('all'),
    ownRoleId: uuid('own_role_id'),
    createdAt: instantColumn('created_at').notNull(),
    deactivatedAt: instantColumn('deactivated_at'),
  },
  (t) => [
    unique('users_email').on(t.email),
    uniqueIndex('users_sign_in_email').on(t.signInEmail, t.organizationId),
    check('users_email_lower', sql`${t.email} = lower(${t.email})`),
    foreignKey({
      columns: [t.organizationId, t.teamId],
      foreignColumns: [teams.organizationId, teams.id],
    }),
    index('users_team').on(t.organizationId, t.teamId),
    index('users_own_role').on(t.organizationId, t.ownRoleId),
  ],
)

export const sessions = pgTable(
  'sessions',
  {
    id: idColumn(),
    organizationId: organizationColumn().references(() => organizations.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    createdAt: instantColumn('created_at').notNull(),
    expiresAt: instantColumn('expires_at').notNull(),
    revokedAt: instantColumn('revoked_at'),
    lastUsedAt: instantColumn('last_used_at').notNull(),
    ip: text('ip'),
    userAgent: text('user_agent'),
    /** Last verification of the second factor. While null, a person with a second factor has no access. */
    secondFactorAt: instantColumn('second_factor_at'),
    /** Identity provider that opened the session; null after a sign-in with a password. */
    identityIssuer: text('identity_issuer'),
    /** When the identity provider last saw the person prove who they are (`auth_time`). */
    identityProvenAt: instantColumn('identity_proven_at'),
    /** True if the identity provider vouches for the second factor, so that the person needs none here. */
    secondFactorVouched: boolean('second_factor_vouched').notNull().default(false),
    /** Newest audit entry about the person's own access that is marked as read in this session. */
    accessReadId: uuid('access_read_id'),
  },
  (t) => [
    index('sessions_user').on(t.userId),
    index('sessions_newest').on(t.organizationId, t.userId, t.id.desc()),
  ],
)

/** Single-use link to choose a password (invitation or reset); only its token's digest is stored. */
export const accessLinks = pgTable(
  'access_links',
  {
    id: idColumn(),
    organizationId: organizationColumn().references(() => organizations.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    purpose: text('purpose', { enum: ['invitation', 'reset'] }).notNull(),
    tokenHash: text('token_hash').notNull(),
    createdById: text('created_by_id').notNull(),
    createdAt: instantColumn('created_at').notNull(),
    expiresAt: instantColumn('expires_at').notNull(),
    usedAt: instantColumn('used_at'),
  },
  (t) => [
    unique('access_links_token').on(t.tokenHash),
    index('access_links_user').on(t.organizationId, t.userId, t.id.desc()),
  ],
)
