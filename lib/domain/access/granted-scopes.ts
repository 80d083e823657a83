import { DomainError } from '../errors.ts'
import { SCOPES, type Scope } from './permissions.ts'

/**
 * What a token may do (RFC 6749 section 3.3): of the scopes asked for, separated by space, those that the
 * application has; all it has when none of ours was asked for, since programs ask for other servers'
 * (`offline_access`, `openid`).
 * @throws invalid_scope when ours were asked for and the application has none of them
 */
export const grantedScopes = (owned: readonly Scope[], asked: string | null): readonly Scope[] => {
  const words = (asked ?? '').split(/\s+/)
  const ours = SCOPES.filter((scope) => words.includes(scope))
  if (ours.length === 0) return owned
  const granted = owned.filter((scope) => ours.includes(scope))
  if (granted.length === 0) throw new DomainError('invalid_scope', { allowed: owned.join(' ') })
  return granted
}
