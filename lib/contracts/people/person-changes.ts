import { z } from 'zod'
import { command } from '#lib/contracts/command.ts'
import { idField, refuse, textField } from '#lib/contracts/fields.ts'
import { ROLES, VISIBILITIES } from '#lib/domain/access/permissions.ts'
import { issuedLinkSchema, personDetailSchema } from './person-wire.ts'

const chosenField = z
  .union([z.literal(''), idField])
  .transform((id) => (id === '' ? null : id))
  .nullable()

export const accessFields = {
  name: textField(120),
  role: z.enum(ROLES),
  ownRoleId: chosenField.optional(),
  teamId: chosenField,
  visibility: z.enum(VISIBILITIES),
}

export const emailField = z
  .string()
  .trim()
  .min(1)
  .max(320)
  .transform((text, ctx) =>
    /^[^\s@]+@[^\s@]+$/.test(text) ? text.toLowerCase() : refuse(ctx, 'invalid_email'),
  )

export const invitePersonCommand = command({
  name: 'invitePerson',
  body: z.object({ ...accessFields, email: emailField }),
  response: z.object({ id: z.uuid(), link: issuedLinkSchema }),
  needsConfirmation: true,
  codes: [
    'permission_denied',
    'name_taken',
    'invalid_name',
    'invalid_email',
    'team_not_found',
    'role_not_found',
    'role_changed',
    'second_manager_needed',
  ],
})

export const changePersonCommand = command({
  name: 'changePerson',
  body: z.object({ id: idField, ...accessFields }),
  response: personDetailSchema,
  needsConfirmation: true,
  codes: [
    'permission_denied',
    'not_found',
    'invalid_name',
    'team_not_found',
    'role_not_found',
    'role_changed',
    'own_access',
    'last_manager',
    'second_manager_needed',
  ],
})

export const changePersonTeamCommand = command({
  name: 'changePersonTeam',
  body: z.object({ id: idField, teamId: chosenField }),
  response: z.object({ id: z.uuid() }),
  codes: ['permission_denied', 'not_found', 'team_not_found'],
})

export const issueAccessLinkCommand = command({
  name: 'issueAccessLink',
  body: z.object({ id: idField }),
  response: issuedLinkSchema,
  needsConfirmation: true,
  codes: ['permission_denied', 'not_found', 'person_deactivated', 'second_manager_needed'],
})

export const deactivatePersonCommand = command({
  name: 'deactivatePerson',
  body: z.object({ id: idField }),
  response: personDetailSchema,
  codes: ['permission_denied', 'not_found', 'own_access', 'last_manager'],
})

export const reactivatePersonCommand = command({
  name: 'reactivatePerson',
  body: z.object({ id: idField }),
  response: personDetailSchema,
  needsConfirmation: true,
  codes: ['permission_denied', 'not_found', 'second_manager_needed'],
})

/** Without `sessionId`, ends all sessions. */
export const endSessionsCommand = command({
  name: 'endSessions',
  body: z.object({ id: idField, sessionId: idField.optional() }),
  response: personDetailSchema,
  codes: ['permission_denied', 'not_found'],
})
