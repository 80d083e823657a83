import { z } from 'zod'
import { instant, under } from '#lib/contracts/codecs.ts'
import { contract } from '#lib/contracts/contract.ts'
import { idField } from '#lib/contracts/fields.ts'
import { ROLES, VISIBILITIES } from '#lib/domain/access/permissions.ts'
import { PERSON_STATES } from '#lib/domain/people/person-state.ts'
import { PERSON_DETAIL_EXAMPLE, PERSON_EXAMPLE, personDetailSchema, personSchema } from './person-wire.ts'

export const listPeopleContract = contract({
  name: 'listPeople',
  method: 'GET',
  path: '/panel/people',
  tag: 'Painel',
  summary: 'Lista as pessoas da organização',
  access: { kind: 'person' },
  query: z.object({
    /** Part of the name or e-mail, encrypted. */
    searchToken: z.string().max(800).optional(),
    state: z.enum(PERSON_STATES).optional(),
    role: z.enum(ROLES).optional(),
    ownRoleId: idField.optional(),
    teamId: idField.optional(),
    visibility: z.enum(VISIBILITIES).optional(),
    /** Has ended, or ends within 30 days. */
    certificate: z.literal('ending').optional(),
  }),
  response: under('people', z.array(personSchema)),
  codes: ['permission_denied', 'link_invalid'],
  examples: { response: { people: [PERSON_EXAMPLE] } },
})

export const getPersonContract = contract({
  name: 'getPerson',
  method: 'GET',
  path: '/panel/people/{id}',
  tag: 'Painel',
  summary: 'Mostra uma pessoa com suas sessões',
  access: { kind: 'person' },
  params: z.object({ id: idField }),
  response: personDetailSchema,
  codes: ['permission_denied', 'not_found'],
  examples: { response: PERSON_DETAIL_EXAMPLE },
})

const teamSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  members: z.number().int(),
  createdAt: instant,
})

export const listTeamsContract = contract({
  name: 'listTeams',
  method: 'GET',
  path: '/panel/teams',
  tag: 'Painel',
  summary: 'Lista os times',
  access: { kind: 'person' },
  response: under('teams', z.array(teamSchema)),
  codes: ['permission_denied'],
  examples: {
    response: {
      teams: [
        {
          id: '01997e1a-0000-7000-8000-00000000d003',
          name: 'Loja Centro',
          members: 4,
          createdAt: '2026-10-01T12:00:00.000Z',
        },
      ],
    },
  },
})
