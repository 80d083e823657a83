import { DomainError } from '#lib/domain/errors.ts'
import { SCOPES, type Scope } from './permissions.ts'

/**
 * Returns the requested scopes (RFC 6749 section 3.3) that the application owns. Returns all owned scopes if
 * the request names none of `SCOPES`, because clients also send scopes of other servers (`openid`).
 * @throws invalid_scope when the application owns none of the requested scopes
 */
export const grantedScopes = (owned: readonly Scope[], requested: string | null): readonly Scope[] => {
  const words = (requested ?? '').split(/\s+/)
  const ours = SCOPES.filter((scope) => words.includes(scope))
  if (ours.length === 0) return owned
  const granted = owned.filter((scope) => ours.includes(scope))
  if (granted.length === 0) throw new DomainError('invalid_scope', { allowed: owned.join(' ') })
  return granted
}
