import { hash } from 'node:crypto'
import { errors, jwtVerify } from 'jose'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { getEnv } from '#lib/config/env.ts'
import type { AccessTokenClaims } from '#lib/domain/access/access-token.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { listTokenKeys, readTokenKeys, type TokenKey } from '#lib/services/applications/signing-keys.ts'

type VerifiedToken = { kid: string; claims: AccessTokenClaims }

const CLAIMS: z.ZodType<AccessTokenClaims> = z.object({
  iss: z.string(),
  aud: z.string(),
  sub: z.string(),
  client_id: z.string(),
  iat: z.number(),
  exp: z.number(),
  jti: z.string(),
  scope: z.string(),
  org: z.guid(),
  app: z.guid(),
  cred: z.guid().nullable(),
  acct: z.guid().nullable().default(null),
})

const REREAD_MS = 5_000
const cache = new LRUCache<string, VerifiedToken>({ max: 10_000 })
let rereadAt = 0

/** Verifies a token (RFC 9068), a cached one by expiry and key. @throws token_expired, invalid_token */
export const verifyAccessToken = async (token: string, at: Date): Promise<AccessTokenClaims> => {
  if (token.length > 4096) throw new DomainError('invalid_token')
  const key = hash('sha256', token, 'base64')
  const keys = await listTokenKeys(at)
  const cached = cache.get(key)
  if (cached && cached.claims.exp * 1000 > at.getTime() && keys.some(({ kid }) => kid === cached.kid))
    return cached.claims
  const fresh = await verify(token, keys, at)
  cache.set(key, fresh)
  return fresh.claims
}

const verify = async (token: string, keys: readonly TokenKey[], at: Date): Promise<VerifiedToken> => {
  const { ORIGIN } = getEnv()
  let kid = ''
  try {
    const { payload } = await jwtVerify(
      token,
      async (header) => {
        const key = keys.find((each) => each.kid === header.kid) ?? (await rereadKey(header.kid, at))
        if (!key) throw new errors.JWKSNoMatchingKey()
        kid = key.kid
        return key.publicKey
      },
      {
        algorithms: ['ES256'],
        typ: 'at+jwt',
        issuer: ORIGIN,
        audience: `${ORIGIN}/api`,
        currentDate: at,
        requiredClaims: ['exp', 'org', 'app'],
      },
    )
    // A valid signature proves nothing about the shape of the claims.
    const claims = CLAIMS.safeParse(payload)
    if (!claims.success) throw new DomainError('invalid_token')
    return { kid, claims: claims.data }
  } catch (error) {
    if (error instanceof errors.JWTExpired) throw new DomainError('token_expired')
    if (error instanceof errors.JOSEError) throw new DomainError('invalid_token')
    throw error
  }
}

/** Finds a key that another process has just created. Throttled, because anybody can invent a key id. */
const rereadKey = async (kid: string | undefined, at: Date): Promise<TokenKey | undefined> => {
  if (Math.abs(at.getTime() - rereadAt) < REREAD_MS) return undefined
  rereadAt = at.getTime()
  return (await readTokenKeys(at)).find((key) => key.kid === kid)
}
