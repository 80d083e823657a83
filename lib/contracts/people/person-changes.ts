import { z } from 'zod'
import { contract } from '#lib/contracts/contract'
import { idField, refuse, textField } from '#lib/contracts/fields'
import { ROLES, VISIBILITIES } from '#lib/domain/access/permissions'
import type { IssuedLink, PersonDetail } from '#lib/domain/people/person-view'
import {
  encodeIssuedLink,
  encodePersonDetail,
  issuedLinkSchema,
  PERSON_DETAIL_EXAMPLE,
  personDetailSchema,
} from './person-wire.ts'

/** Text that may be left empty: then there is none. */
const optionalText = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .transform((text) => (text === '' ? null : text))
    .nullable()

/** The team, or none where the field is empty. */
const teamField = z
  .union([z.literal(''), idField])
  .transform((id) => (id === '' ? null : id))
  .nullable()

const accessFields = {
  name: textField(120),
  role: z.enum(ROLES),
  teamId: teamField,
  visibility: z.enum(VISIBILITIES),
  certification: optionalText(60),
}

const emailField = z
  .string()
  .trim()
  .min(1)
  .max(320)
  .transform((text, ctx) =>
    /^[^\s@]+@[^\s@]+$/.test(text) ? text.toLowerCase() : refuse(ctx, 'invalid_email'),
  )

const LINK_EXAMPLE = {
  purpose: 'invitation',
  token: 'c2VjcmV0',
  expiresAt: '2026-11-24T12:00:00.000Z',
} as const

const ofPerson = {
  method: 'POST',
  tag: 'Painel',
  access: { kind: 'person' },
  response: personDetailSchema,
  encode: (person: PersonDetail) => encodePersonDetail(person),
} as const

/** Invites a person; a server action alone uses it, like every contract of this file. */
export const invitePersonContract = contract({
  name: 'invitePerson',
  method: 'POST',
  path: '/panel/people',
  tag: 'Painel',
  summary: 'Convida uma pessoa',
  access: { kind: 'person' },
  body: z.object({ ...accessFields, email: emailField }),
  response: z.object({ id: z.uuid(), link: issuedLinkSchema }),
  codes: ['permission_denied', 'name_taken', 'invalid_name', 'invalid_email', 'team_not_found'],
  encode: ({ id, link }: { id: string; link: IssuedLink }) => ({ id, link: encodeIssuedLink(link) }),
  examples: { response: { id: PERSON_DETAIL_EXAMPLE.id, link: LINK_EXAMPLE } },
})

/** Changes what a person may do and see. */
export const changePersonContract = contract({
  ...ofPerson,
  name: 'changePerson',
  path: '/panel/people/{id}',
  summary: 'Muda o acesso de uma pessoa',
  body: z.object({ id: idField, ...accessFields }),
  codes: ['permission_denied', 'not_found', 'invalid_name', 'team_not_found', 'own_access', 'last_manager'],
  examples: { response: PERSON_DETAIL_EXAMPLE },
})

/** Makes a link with which a person chooses a password. */
export const issueAccessLinkContract = contract({
  name: 'issueAccessLink',
  method: 'POST',
  path: '/panel/people/{id}/link',
  tag: 'Painel',
  summary: 'Gera um link de convite ou de nova senha',
  access: { kind: 'person' },
  body: z.object({ id: idField }),
  response: issuedLinkSchema,
  codes: ['permission_denied', 'not_found', 'person_deactivated'],
  encode: (link: IssuedLink) => encodeIssuedLink(link),
  examples: { response: LINK_EXAMPLE },
})

/** Shuts a person out. */
export const deactivatePersonContract = contract({
  ...ofPerson,
  name: 'deactivatePerson',
  path: '/panel/people/{id}/deactivation',
  summary: 'Desativa uma pessoa',
  body: z.object({ id: idField }),
  codes: ['permission_denied', 'not_found', 'own_access', 'last_manager'],
  examples: { response: PERSON_DETAIL_EXAMPLE },
})

/** Lets a person in again. */
export const reactivatePersonContract = contract({
  ...ofPerson,
  name: 'reactivatePerson',
  path: '/panel/people/{id}/reactivation',
  summary: 'Reativa uma pessoa',
  body: z.object({ id: idField }),
  codes: ['permission_denied', 'not_found'],
  examples: { response: PERSON_DETAIL_EXAMPLE },
})

/** Ends one session of a person, or all. */
export const endSessionsContract = contract({
  ...ofPerson,
  name: 'endSessions',
  path: '/panel/people/{id}/sessions/end',
  summary: 'Encerra sessões de uma pessoa',
  body: z.object({ id: idField, sessionId: idField.optional() }),
  codes: ['permission_denied', 'not_found'],
  examples: { response: PERSON_DETAIL_EXAMPLE },
})
