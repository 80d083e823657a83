import { z } from 'zod'
import { contract } from '#lib/contracts/contract'
import { idField, textField } from '#lib/contracts/fields'

const TEAM_ID = '01997e1a-0000-7000-8000-00000000d003'

const ofTeam = {
  method: 'POST',
  tag: 'Painel',
  access: { kind: 'person' },
  response: z.object({ id: z.uuid() }),
  encode: ({ id }: { id: string }) => ({ id }),
  examples: { response: { id: TEAM_ID } },
} as const

/** Makes a team; a server action alone uses it, like every contract of this file. */
export const createTeamContract = contract({
  ...ofTeam,
  name: 'createTeam',
  path: '/panel/teams',
  summary: 'Cria um time',
  body: z.object({ name: textField(120) }),
  codes: ['permission_denied', 'invalid_name', 'name_taken'],
})

/** Gives a team another name. */
export const renameTeamContract = contract({
  ...ofTeam,
  name: 'renameTeam',
  path: '/panel/teams/{id}',
  summary: 'Renomeia um time',
  body: z.object({ id: idField, name: textField(120) }),
  codes: ['permission_denied', 'not_found', 'invalid_name', 'name_taken'],
})

/** Deletes an empty team. */
export const deleteTeamContract = contract({
  ...ofTeam,
  name: 'deleteTeam',
  path: '/panel/teams/{id}/deletion',
  summary: 'Exclui um time vazio',
  body: z.object({ id: idField }),
  codes: ['permission_denied', 'not_found', 'team_not_empty'],
})
