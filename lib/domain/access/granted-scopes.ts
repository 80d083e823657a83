import { DomainError } from '#lib/domain/errors.ts'
import { SCOPES, type Scope } from './permissions.ts'

/**
 * Returns the requested scopes (RFC 6749 section 3.3) that the application has, or all of its scopes when
 * none of ours is requested, since clients ask for other servers' (`offline_access`, `openid`).
 * @throws invalid_scope when it has none of the requested ones
 */
export const grantedScopes = (owned: readonly Scope[], requested: string | null): readonly Scope[] => {
  const words = (requested ?? '').split(/\s+/)
  const ours = SCOPES.filter((scope) => words.includes(scope))
  if (ours.length === 0) return owned
  const granted = owned.filter((scope) => ours.includes(scope))
  if (granted.length === 0) throw new DomainError('invalid_scope', { allowed: owned.join(' ') })
  return granted
}
