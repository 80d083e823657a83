import { z } from 'zod'
import { instant, wrapIn } from '#lib/contracts/codecs.ts'
import { command } from '#lib/contracts/command.ts'
import { idField, textField } from '#lib/contracts/fields.ts'
import { panelContract } from '#lib/contracts/panel-contract.ts'
import { ROLES, VISIBILITIES } from '#lib/domain/access/permissions.ts'
import { ACCESS_REQUEST_KINDS, ACCESS_REQUEST_STATUSES } from '#lib/domain/people/access-request.ts'
import { accessFields, emailField } from './person-changes.ts'
import { issuedLinkSchema } from './person-wire.ts'

const accessRequestSchema = z.object({
  id: z.uuid(),
  kind: z.enum(ACCESS_REQUEST_KINDS),
  /** Account that the request is about; for an invitation, the id of the future account. */
  personId: z.uuid(),
  name: z.string(),
  email: z.string(),
  status: z.enum(ACCESS_REQUEST_STATUSES),
  createdByName: z.string(),
  createdAt: instant,
  expiresAt: instant,
  decidedByName: z.string().nullable(),
  decidedAt: instant.nullable(),
  refusalReason: z.string().nullable(),
  wanted: z
    .object({
      role: z.enum(ROLES),
      /** Name of the organization's own role that replaces the built-in role; null if none or deleted. */
      ownRoleName: z.string().nullable(),
      visibility: z.enum(VISIBILITIES),
    })
    .nullable(),
  /** True if approval creates an access link, which the approver hands over. */
  givesLink: z.boolean(),
  isMine: z.boolean(),
  isOwn: z.boolean(),
  mayDecide: z.boolean(),
  deciders: z.array(z.string()),
})

export const ACCESS_REQUEST_EXAMPLE = {
  id: '01997e1a-0000-7000-8000-00000000d004',
  kind: 'link',
  personId: '01997e1a-0000-7000-8000-00000000d002',
  name: 'Mário Gestor',
  email: 'mario@example.com',
  status: 'proposed',
  createdByName: 'Rita Gestora',
  createdAt: '2026-11-21T12:00:00.000Z',
  expiresAt: '2026-11-28T12:00:00.000Z',
  decidedByName: null,
  decidedAt: null,
  refusalReason: null,
  wanted: null,
  givesLink: true,
  isMine: true,
  isOwn: false,
  mayDecide: false,
  deciders: ['Sônia Gestora'],
} as const

export const listAccessRequestsContract = panelContract({
  name: 'listAccessRequests',
  path: '/panel/access-requests',
  response: wrapIn('requests', z.array(accessRequestSchema)),
  codes: ['permission_denied'],
})

/** One manager alone cannot grant deciding permissions or permissions that the manager lacks. */
export const requestAccessCommand = command({
  name: 'requestAccess',
  body: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('invitation'), ...accessFields, email: emailField }),
    z.object({ kind: z.literal('role'), id: idField, ...accessFields }),
    z.object({ kind: z.enum(['link', 'reactivation', 'second_factor']), id: idField }),
  ]),
  response: z.object({ id: z.uuid() }),
  needsConfirmation: true,
  codes: [
    'permission_denied',
    'not_found',
    'invalid_name',
    'invalid_email',
    'name_taken',
    'team_not_found',
    'role_not_found',
    'role_changed',
    'person_deactivated',
    'own_access',
    'second_factor_missing',
    'access_request_waiting',
    'access_request_stale',
  ],
})

export const decideAccessRequestCommand = command({
  name: 'decideAccessRequest',
  body: z.discriminatedUnion('decision', [
    z.object({ id: idField, decision: z.enum(['approve', 'withdraw']) }),
    z.object({ id: idField, decision: z.literal('refuse'), reason: textField(500) }),
  ]),
  /** `link` is set if approval created a link; it is returned only here. */
  response: z.object({
    id: z.uuid(),
    to: z.object({ name: z.string(), email: z.string() }),
    link: issuedLinkSchema.nullable(),
  }),
  needsConfirmation: true,
  codes: [
    'permission_denied',
    'not_found',
    'access_request_closed',
    'access_request_stale',
    'own_change',
    'own_access',
    'access_touched',
    'change_not_yours',
    'name_taken',
  ],
})
