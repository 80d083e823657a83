import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { idColumn, instantColumn, organizationColumn } from '#db/columns.ts'
import { type Permission, ROLES, VISIBILITIES } from '#lib/domain/access/permissions.ts'
import { ROLE_PROPOSAL_STATUSES } from '#lib/domain/people/role-proposal.ts'
import { organizations } from './access.ts'

export const ownRoles = pgTable(
  'own_roles',
  {
    id: idColumn(),
    organizationId: organizationColumn().references(() => organizations.id),
    name: text('name').notNull(),
    /** The built-in role it is based on: manager where it decides on something. */
    likeRole: text('like_role', { enum: ROLES }).notNull(),
    permissions: text('permissions').array().$type<Permission[]>().notNull(),
    visibility: text('visibility', { enum: VISIBILITIES }).notNull(),
    version: integer('version').notNull(),
    createdAt: instantColumn('created_at').notNull(),
  },
  (t) => [
    unique('own_roles_name').on(t.organizationId, t.name),
    unique('own_roles_organization_id').on(t.organizationId, t.id),
  ],
)

/** A new or changed role, proposed by one manager and decided by another. */
export const roleProposals = pgTable(
  'role_proposals',
  {
    id: idColumn(),
    organizationId: organizationColumn().references(() => organizations.id),
    /** For a new role, the id it gets once it is approved. */
    roleId: uuid('role_id').notNull(),
    /** The version its author saw; 0 for a new role. */
    baseVersion: integer('base_version').notNull(),
    name: text('name').notNull(),
    permissions: text('permissions').array().$type<Permission[]>().notNull(),
    visibility: text('visibility', { enum: VISIBILITIES }).notNull(),
    status: text('status', { enum: ROLE_PROPOSAL_STATUSES }).notNull(),
    createdById: text('created_by_id').notNull(),
    createdByName: text('created_by_name').notNull(),
    createdAt: instantColumn('created_at').notNull(),
    decidedById: text('decided_by_id'),
    decidedByName: text('decided_by_name'),
    decidedAt: instantColumn('decided_at'),
  },
  (t) => [
    uniqueIndex('role_proposals_open').on(t.organizationId, t.roleId).where(sql`status = 'proposed'`),
    index('role_proposals_newest').on(t.organizationId, t.id.desc()),
    check(
      'role_proposals_four_eyes',
      sql`${t.status} not in ('approved', 'refused') or (${t.decidedById} is not null and ${t.decidedAt} is not null and ${t.decidedById} <> ${t.createdById})`,
    ),
  ],
)
