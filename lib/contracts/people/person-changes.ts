import { z } from 'zod'
import { command } from '#lib/contracts/command'
import { idField, refuse, textField } from '#lib/contracts/fields'
import { ROLES, VISIBILITIES } from '#lib/domain/access/permissions'
import { issuedLinkSchema, personDetailSchema } from './person-wire.ts'

/** A team or role, or none where the field is empty. */
const chosenField = z
  .union([z.literal(''), idField])
  .transform((id) => (id === '' ? null : id))
  .nullable()

/** What a manager fills in of somebody's access. */
export const accessFields = {
  name: textField(120),
  role: z.enum(ROLES),
  /** The organization's own role, none where it is left out. */
  ownRoleId: chosenField.optional(),
  teamId: chosenField,
  visibility: z.enum(VISIBILITIES),
}

/** An e-mail to invite. */
export const emailField = z
  .string()
  .trim()
  .min(1)
  .max(320)
  .transform((text, ctx) =>
    /^[^\s@]+@[^\s@]+$/.test(text) ? text.toLowerCase() : refuse(ctx, 'invalid_email'),
  )

/** Invites a person. */
export const invitePersonCommand = command({
  name: 'invitePerson',
  body: z.object({ ...accessFields, email: emailField }),
  response: z.object({ id: z.uuid(), link: issuedLinkSchema }),
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

/** Changes what a person may do and see. */
export const changePersonCommand = command({
  name: 'changePerson',
  body: z.object({ id: idField, ...accessFields }),
  response: personDetailSchema,
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

/** Makes a link with which a person chooses a password. */
export const issueAccessLinkCommand = command({
  name: 'issueAccessLink',
  body: z.object({ id: idField }),
  response: issuedLinkSchema,
  codes: ['permission_denied', 'not_found', 'person_deactivated', 'second_manager_needed'],
})

/** Shuts a person out. */
export const deactivatePersonCommand = command({
  name: 'deactivatePerson',
  body: z.object({ id: idField }),
  response: personDetailSchema,
  codes: ['permission_denied', 'not_found', 'own_access', 'last_manager'],
})

/** Lets an agent in again. */
export const reactivatePersonCommand = command({
  name: 'reactivatePerson',
  body: z.object({ id: idField }),
  response: personDetailSchema,
  codes: ['permission_denied', 'not_found', 'second_manager_needed'],
})

/** Ends one session of a person, or all. */
export const endSessionsCommand = command({
  name: 'endSessions',
  body: z.object({ id: idField, sessionId: idField.optional() }),
  response: personDetailSchema,
  codes: ['permission_denied', 'not_found'],
})
