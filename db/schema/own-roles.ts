import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { approvalColumns, idColumn, instantColumn, organizationColumn } from '#db/columns.ts'
import { type Permission, ROLES, VISIBILITIES } from '#lib/domain/access/permissions.ts'
import { APPROVAL_STATUSES } from '#lib/domain/approvals/approval.ts'
import { organizations } from './access.ts'

export const ownRoles = pgTable(
  'own_roles',
  {
    id: idColumn(),
    organizationId: organizationColumn().references(() => organizations.id),
    name: text('name').notNull(),
    /** Built-in role that it counts as: `manager` if it has a permission in `DECIDING`, else `agent`. */
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

export const roleProposals = pgTable(
  'role_proposals',
  {
    id: idColumn(),
    organizationId: organizationColumn().references(() => organizations.id),
    /** For a new role, the id that it will have. */
    roleId: uuid('role_id').notNull(),
    /** Version of the role that the author saw; 0 for a new role. */
    baseVersion: integer('base_version').notNull(),
    name: text('name').notNull(),
    permissions: text('permissions').array().$type<Permission[]>().notNull(),
    visibility: text('visibility', { enum: VISIBILITIES }).notNull(),
    status: text('status', { enum: APPROVAL_STATUSES }).notNull(),
    ...approvalColumns(),
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
