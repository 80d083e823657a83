import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { ROLES, type Scope } from '#lib/domain/access/permissions'
import { idColumn, instantColumn, organizationColumn } from '../columns.ts'

export const organizations = pgTable('organizations', {
  id: idColumn(),
  name: text('name').notNull(),
  status: text('status', { enum: ['active', 'suspended'] })
    .notNull()
    .default('active'),
  defaultInstitutionCode: text('default_institution_code'),
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
    passwordGrant: boolean('password_grant').notNull().default(false),
    serviceUsername: text('service_username'),
    servicePasswordHash: text('service_password_hash'),
    createdAt: instantColumn('created_at').notNull(),
    revokedAt: instantColumn('revoked_at'),
  },
  (t) => [
    unique('applications_client_id').on(t.clientId),
    check(
      'applications_service_account',
      sql`not ${t.passwordGrant} or (${t.serviceUsername} is not null and ${t.servicePasswordHash} is not null)`,
    ),
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
  (t) => [index('application_secrets_application').on(t.applicationId)],
)

export const users = pgTable(
  'users',
  {
    id: idColumn(),
    organizationId: organizationColumn().references(() => organizations.id),
    email: text('email').notNull(),
    name: text('name').notNull(),
    passwordHash: text('password_hash').notNull(),
    role: text('role', { enum: ROLES }).notNull(),
    certification: text('certification'),
    createdAt: instantColumn('created_at').notNull(),
    deactivatedAt: instantColumn('deactivated_at'),
  },
  (t) => [unique('users_email').on(t.email), check('users_email_lower', sql`${t.email} = lower(${t.email})`)],
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
    ip: text('ip'),
    userAgent: text('user_agent'),
  },
  (t) => [index('sessions_user').on(t.userId)],
)
