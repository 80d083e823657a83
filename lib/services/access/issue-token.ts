import { touchApplicationSecret } from '#db/queries/application-secrets'
import { findTokenApplication, type TokenApplication } from '#db/queries/applications'
import { findLock, recordFailedAttempt } from '#db/queries/attempt-counters'
import { insertMovingChange } from '#db/queries/panel-changes'
import { withLookup, withTransaction } from '#db/transaction'
import { secretDigest, verifyPassword } from '#lib/config/credentials'
import { getEnv } from '#lib/config/env'
import { newId } from '#lib/config/ids'
import { digest, sameText } from '#lib/config/secrets'
import { ACCESS_TOKEN_SECONDS, type IssuedToken, type TokenRequest } from '#lib/domain/access/access-token'
import { addressGroup } from '#lib/domain/access/address-group'
import type { Scope } from '#lib/domain/access/permissions'
import { DomainError } from '#lib/domain/errors'
import type { Context } from '#lib/services/context'
import { signAccessToken } from './sign-access-token.ts'

const MINUTE_MS = 60_000
const LIMIT = { failures: 20, windowMs: 10 * MINUTE_MS, lockMs: 5 * MINUTE_MS }

type Client = TokenApplication & { organizationId: string }

/**
 * Issues an access token (RFC 6749 sections 4.3 and 4.4; lifetime in seconds). The organization of the context is not
 * used: the client's own counts. Throws `unsupported_grant_type`, `invalid_client`, `invalid_grant`, `unauthorized_client`,
 * `invalid_scope`, and `too_many_attempts` after 20 wrong credentials of one client from one address within ten minutes.
 */
export const issueToken = async (context: Context, request: TokenRequest): Promise<IssuedToken> => {
  const { grantType, clientId } = request
  if (grantType !== 'client_credentials' && grantType !== 'password')
    throw new DomainError('unsupported_grant_type')
  const subjectHash = digest('attempts', `token\n${clientId}\n${addressGroup(context.client.ip)}`)
  const asked = { clientId, secretDigest: secretDigest(request.clientSecret ?? ''), subjectHash }
  const found = await findTokenApplication(asked, context.now)
  if (found?.lockedUntil) throw lockedError(found.lockedUntil, context.now)
  const client = found?.organizationId ? (found as Client) : null
  const refusal = await refusalOf(client, request)
  if (refusal === 'invalid_client' || refusal === 'invalid_grant') await countFailure(context, subjectHash)
  if (refusal || !client) throw new DomainError(refusal ?? 'invalid_client')
  // Passwords guessed at once pass the first look together; the failures among them are counted by now.
  const lock =
    grantType === 'password' && (await withLookup({}, (tx) => findLock(tx, [subjectHash], context.now)))
  if (lock) throw lockedError(lock, context.now)
  const scopes = grantedScopes(client, request.scope)
  await touchSecret(client, context.now)
  const claims = claimsOf({ client, clientId, scopes }, context.now)
  return { accessToken: await signAccessToken(claims, context.now), expiresIn: ACCESS_TOKEN_SECONDS, scopes }
}

const refusalOf = async (client: Client | null, request: TokenRequest) => {
  if (!client) return 'invalid_client'
  if (request.grantType === 'client_credentials' || request.clientSecret !== null) {
    if (!client.secretId) return 'invalid_client'
  }
  if (request.grantType !== 'password') return null
  if (client.servicePasswordHash === null || client.serviceUsername === null) return 'unauthorized_client'
  const known = await verifyPassword(request.password ?? '', client.servicePasswordHash)
  return known && sameText(request.username ?? '', client.serviceUsername) ? null : 'invalid_grant'
}

const grantedScopes = (client: Client, asked: string | null): readonly Scope[] => {
  const wanted = (asked ?? '').split(' ').filter((scope) => scope !== '')
  if (wanted.length === 0) return client.scopes
  const granted = client.scopes.filter((scope) => wanted.includes(scope))
  if (granted.length < new Set(wanted).size)
    throw new DomainError('invalid_scope', { allowed: client.scopes.join(' ') })
  return granted
}

const claimsOf = (
  { client, clientId, scopes }: { client: Client; clientId: string; scopes: readonly Scope[] },
  at: Date,
) => {
  const iat = Math.floor(at.getTime() / 1000)
  const { ORIGIN } = getEnv()
  return {
    iss: ORIGIN,
    aud: `${ORIGIN}/api`,
    sub: clientId,
    client_id: clientId,
    iat,
    exp: iat + ACCESS_TOKEN_SECONDS,
    jti: newId(),
    scope: scopes.join(' '),
    org: client.organizationId,
    app: client.applicationId,
    cred: client.secretId,
  }
}

const countFailure = async (context: Context, subjectHash: string) => {
  const locked = await withLookup({}, (tx) =>
    recordFailedAttempt(tx, { subjectHash, at: context.now }, LIMIT),
  )
  if (locked) throw lockedError(locked, context.now)
}

const lockedError = (until: Date, at: Date) => {
  const seconds = Math.max(1, Math.ceil((until.getTime() - at.getTime()) / 1000))
  return new DomainError('too_many_attempts', { headers: { 'Retry-After': String(seconds) } })
}

// When a secret was last used is told to the minute: a write for every token would cost more than the token.
const touchSecret = async ({ organizationId, secretId, secretSeenAt }: Client, at: Date) => {
  if (!secretId || (secretSeenAt && at.getTime() - secretSeenAt.getTime() < MINUTE_MS)) return
  await withTransaction({ organizationId }, async (tx) => {
    await touchApplicationSecret(tx, { organizationId, id: secretId }, at)
    await insertMovingChange(tx, { organizationId, kind: 'applications' })
  })
}
