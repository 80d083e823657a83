import { DomainError } from '#lib/domain/errors.ts'
import type { Scope } from './permissions.ts'

/** Bounds and default of an application's token lifetime (docs/contract.md#token). */
export const TOKEN_LIFETIME_SECONDS = { least: 60, usual: 3600, most: 86_400 } as const

/** Validates a token lifetime in whole seconds. @throws invalid_setting */
export const tokenLifetime = (seconds: number): number => {
  const { least, most } = TOKEN_LIFETIME_SECONDS
  if (Number.isInteger(seconds) && seconds >= least && seconds <= most) return seconds
  throw new DomainError('invalid_setting', { field: 'tokenLifetimeSeconds' })
}

/** Delay before a new key signs, so that every verifier has fetched it; the previous key signs until then. */
export const KEY_NOTICE_SECONDS = 600

/** A retired key verifies until its last token expires, plus 300 s for clock skew and caches. */
export const KEY_REMAINS_MS = (TOKEN_LIFETIME_SECONDS.most + 300) * 1000

/**
 * Claims of RFC 9068. `sub` is the service account's id, or else the client id. `org`, `app`, `cred` (secret)
 * and `acct` (service account) are private claims, whose rows are read again on every request.
 */
export type AccessTokenClaims = {
  iss: string
  aud: string
  sub: string
  client_id: string
  iat: number
  exp: number
  jti: string
  scope: string
  org: string
  app: string
  cred: string | null
  acct: string | null
}

export type IssuedToken = { accessToken: string; expiresIn: number; scopes: readonly Scope[] }

export type TokenRequest = {
  grantType: string
  clientId: string
  clientSecret: string | null
  username: string | null
  password: string | null
  /** Space-separated; null requests every scope of the application. */
  scope: string | null
}

type KeyLife = { createdAt: Date; retiredAt: Date | null }

/** Returns the oldest key that is not retired: a new key signs only once the previous one is retired. */
export const signingKeyAt = <K extends KeyLife>(keys: readonly K[], at: Date): K | undefined =>
  keys
    .filter((key) => key.retiredAt === null || key.retiredAt > at)
    .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime())[0]

/** Returns whether tokens signed with a key are still accepted and its public key is still served. */
export const keyVerifiesAt = (key: KeyLife, at: Date): boolean =>
  key.retiredAt === null || key.retiredAt.getTime() + KEY_REMAINS_MS > at.getTime()
