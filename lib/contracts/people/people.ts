import { z } from 'zod'
import { instant, wrapIn } from '#lib/contracts/codecs.ts'
import { idField } from '#lib/contracts/fields.ts'
import { panelContract } from '#lib/contracts/panel-contract.ts'
import { ROLES, VISIBILITIES } from '#lib/domain/access/permissions.ts'
import { PERSON_STATES } from '#lib/domain/people/person-state.ts'
import { personDetailSchema, personSchema } from './person-wire.ts'

export const listPeopleContract = panelContract({
  name: 'listPeople',
  path: '/panel/people',
  query: z.object({
    /** Encrypted search text: part of a name or e-mail. */
    searchToken: z.string().max(800).optional(),
    state: z.enum(PERSON_STATES).optional(),
    role: z.enum(ROLES).optional(),
    ownRoleId: idField.optional(),
    teamId: idField.optional(),
    visibility: z.enum(VISIBILITIES).optional(),
    /** Only people whose certificate has expired or expires within 30 days. */
    certificate: z.literal('ending').optional(),
  }),
  response: wrapIn('people', z.array(personSchema)),
  codes: ['permission_denied', 'link_invalid'],
})

export const getPersonContract = panelContract({
  name: 'getPerson',
  path: '/panel/people/{id}',
  params: z.object({ id: idField }),
  response: personDetailSchema,
  codes: ['permission_denied', 'not_found'],
})

const teamSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  members: z.number().int(),
  createdAt: instant,
})

export const listTeamsContract = panelContract({
  name: 'listTeams',
  path: '/panel/teams',
  response: wrapIn('teams', z.array(teamSchema)),
  codes: ['permission_denied'],
})
