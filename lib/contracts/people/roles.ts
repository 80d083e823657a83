import { z } from 'zod'
import { instant } from '#lib/contracts/codecs.ts'
import { command } from '#lib/contracts/command.ts'
import { idField, textField } from '#lib/contracts/fields.ts'
import { panelContract } from '#lib/contracts/panel-contract.ts'
import { PERMISSIONS, ROLES, VISIBILITIES } from '#lib/domain/access/permissions.ts'

const permissionsSchema = z.array(z.enum(PERMISSIONS))
const peopleSchema = z.array(z.object({ id: z.uuid(), name: z.string() }))

const roleSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  /** `manager` if a permission always needs two managers' approval (`builtInLike`), otherwise `agent`. */
  likeRole: z.enum(ROLES),
  permissions: permissionsSchema,
  visibility: z.enum(VISIBILITIES),
  version: z.number().int(),
  people: peopleSchema,
})

const roleProposalSchema = z.object({
  id: z.uuid(),
  roleId: z.uuid(),
  name: z.string(),
  permissions: permissionsSchema,
  visibility: z.enum(VISIBILITIES),
  before: z.object({ name: z.string(), visibility: z.enum(VISIBILITIES) }).nullable(),
  gained: permissionsSchema,
  lost: permissionsSchema,
  people: peopleSchema,
  createdByName: z.string(),
  createdAt: instant,
  isMine: z.boolean(),
  mayDecide: z.boolean(),
  deciders: z.array(z.string()),
})

export const ROLE_EXAMPLE = {
  id: '01997e1a-0000-7000-8000-00000000d005',
  name: 'Analista',
  likeRole: 'manager',
  permissions: ['originate', 'review_proposals'],
  visibility: 'all',
  version: 1,
  people: [{ id: '01997e1a-0000-7000-8000-00000000d002', name: 'Ana Agente' }],
} as const

export const listRolesContract = panelContract({
  name: 'listRoles',
  path: '/panel/roles',
  response: z.object({ roles: z.array(roleSchema), proposals: z.array(roleProposalSchema) }),
  codes: ['permission_denied'],
})

export const proposeRoleCommand = command({
  name: 'proposeRole',
  body: z.object({
    roleId: idField.nullable(),
    baseVersion: z.number().int().min(0),
    name: textField(60),
    permissions: z.array(z.enum(PERMISSIONS)).max(PERMISSIONS.length),
    visibility: z.enum(VISIBILITIES),
  }),
  response: z.object({ id: z.uuid().nullable() }),
  needsConfirmation: true,
  codes: [
    'permission_denied',
    'invalid_name',
    'name_taken',
    'role_empty',
    'role_incomplete',
    'role_changed',
    'role_waiting',
    'role_begins_to_decide',
  ],
})

export const decideRoleCommand = command({
  name: 'decideRole',
  body: z.object({ id: idField, decision: z.enum(['approve', 'refuse', 'withdraw']) }),
  response: z.object({ id: z.uuid() }),
  needsConfirmation: true,
  codes: [
    'permission_denied',
    'not_found',
    'role_decided',
    'own_change',
    'access_touched',
    'change_not_yours',
    'role_changed',
    'name_taken',
    'role_begins_to_decide',
    'last_manager',
  ],
})

export const deleteRoleCommand = command({
  name: 'deleteRole',
  body: z.object({ id: idField }),
  response: z.object({ id: z.uuid() }),
  codes: ['permission_denied', 'not_found', 'role_in_use'],
})
