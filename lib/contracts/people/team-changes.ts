import { z } from 'zod'
import { command } from '#lib/contracts/command.ts'
import { idField, textField } from '#lib/contracts/fields.ts'

const response = z.object({ id: z.uuid() })

export const createTeamCommand = command({
  name: 'createTeam',
  body: z.object({ name: textField(120) }),
  response,
  codes: ['permission_denied', 'invalid_name', 'name_taken'],
})

export const renameTeamCommand = command({
  name: 'renameTeam',
  body: z.object({ id: idField, name: textField(120) }),
  response,
  codes: ['permission_denied', 'not_found', 'invalid_name', 'name_taken'],
})

export const deleteTeamCommand = command({
  name: 'deleteTeam',
  body: z.object({ id: idField }),
  response,
  codes: ['permission_denied', 'not_found', 'team_not_empty'],
})
