import { SCOPES, type Scope } from '#lib/domain/access/permissions.ts'
import { oneOf } from './command.ts'

export const parseScopes = (text: string): Scope[] => [
  ...new Set(
    text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '')
      .map((part) => oneOf(part, SCOPES)),
  ),
]
