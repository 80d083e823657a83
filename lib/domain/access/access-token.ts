import { DomainError } from '../errors.ts'
import type { Scope } from './permissions.ts'

/**
 * How long an application's tokens may live, in seconds, and how long unless it says otherwise
 * (docs/contract.md#token).
 */
export const TOKEN_LIFETIME_SECONDS = { least: 60, usual: 3600, most: 86_400 } as const

/** A lifetime of tokens in whole seconds. @throws invalid_setting */
export const tokenLifetime = (seconds: number): number => {
  const { least, most } = TOKEN_LIFETIME_SECONDS
  if (Number.isInteger(seconds) && seconds >= least && seconds <= most) return seconds
  throw new DomainError('invalid_setting', { field: 'tokenLifetimeSeconds' })
}

/**
 * A key signs only after every verifier has had this long to fetch it, and its predecessor signs until then.
 */
export const KEY_NOTICE_SECONDS = 600

/**
 * A retired key verifies until the last token it signed has ended, and a little longer for clocks and caches.
 */
export const KEY_REMAINS_MS = (TOKEN_LIFETIME_SECONDS.most + 300) * 1000

/**
 * What a token says (RFC 9068): `sub` is the service account's id, or the client id where there is none.
 * `org`, `app`, `cred` and `acct` are ours: the organization, the application, and the secret and the service
 * account it was got with (null where there was none), each looked up again on every request.
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

/** A token as the token endpoint hands it out; `expiresIn` in seconds. */
export type IssuedToken = { accessToken: string; expiresIn: number; scopes: readonly Scope[] }

/** What a token request asks for, whatever form it came in. */
export type TokenRequest = {
  grantType: string
  clientId: string
  clientSecret: string | null
  username: string | null
  password: string | null
  /** Space-separated; null asks for everything the application may do. */
  scope: string | null
}

type KeyLife = { createdAt: Date; retiredAt: Date | null }

/**
 * The key that signs at an instant: the oldest that is not retired. A successor waits until its predecessor's
 * end.
 */
export const signingKeyAt = <K extends KeyLife>(keys: readonly K[], at: Date): K | undefined =>
  keys
    .filter((key) => key.retiredAt === null || key.retiredAt > at)
    .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime())[0]

/** Whether tokens signed with a key are still accepted and its public half is still served. */
export const keyVerifiesAt = (key: KeyLife, at: Date): boolean =>
  key.retiredAt === null || key.retiredAt.getTime() + KEY_REMAINS_MS > at.getTime()
