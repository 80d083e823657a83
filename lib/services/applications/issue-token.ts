import { findLock } from '#db/queries/access/attempt-counters.ts'
import { touchApplicationSecret } from '#db/queries/applications/application-secrets.ts'
import { findTokenApplication, type TokenApplication } from '#db/queries/applications/applications.ts'
import { touchServiceAccount } from '#db/queries/applications/service-accounts.ts'
import { insertMovingChange } from '#db/queries/live/panel-changes.ts'
import { withLookup, withTransaction } from '#db/transaction.ts'
import { secretDigest, verifyPassword } from '#lib/config/credentials.ts'
import { getEnv } from '#lib/config/env.ts'
import { newId } from '#lib/config/ids.ts'
import type { IssuedToken, TokenRequest } from '#lib/domain/access/access-token.ts'
import { isAddressListed } from '#lib/domain/access/address-ranges.ts'
import { grantedScopes } from '#lib/domain/access/granted-scopes.ts'
import type { Scope } from '#lib/domain/access/permissions.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { usernameKey } from '#lib/domain/names.ts'
import { isPublishedPassword } from '#lib/services/access/shared/is-published-password.ts'
import type { Context } from '#lib/services/context.ts'
import { noteRefusedToken } from './parts/note-refused-token.ts'
import { signAccessToken } from './parts/sign-access-token.ts'
import { attemptsOf, recordFailedTokenRequest, type TokenAttempts } from './parts/token-attempts.ts'

const MINUTE_MS = 60_000

type Client = TokenApplication & { organizationId: string }

/**
 * Implements RFC 6749 sections 3.3, 4.3 and 4.4 for the credentials' organization; `expiresIn` is in seconds.
 * @throws unsupported_grant_type, invalid_client, invalid_grant, unauthorized_client, invalid_scope,
 *   address_not_allowed, too_many_attempts
 * @withoutPermission the caller authenticates here
 */
export const issueToken = async (context: Context, request: TokenRequest): Promise<IssuedToken> => {
  const { grantType, clientId, clientSecret } = request
  if (grantType !== 'client_credentials' && grantType !== 'password')
    throw new DomainError('unsupported_grant_type')
  const attempts = attemptsOf(request, context.client.ip)
  const query = {
    clientId,
    secretDigest: clientSecret === null ? null : secretDigest(clientSecret),
    usernameKey: grantType === 'password' ? usernameKey(request.username ?? '') : null,
    subjectHashes: [attempts.one, attempts.total],
  }
  const row = await findTokenApplication(query, context.now)
  if (row?.lockedUntil) throw lockedError(row.lockedUntil, context.now)
  const client = row?.organizationId ? (row as Client) : null
  const refusal = await refusalOf(client, request)
  if (refusal || !client)
    return refuse(context, { client, clientId, attempts, refusal: refusal ?? 'invalid_client' })
  // Checks the lock again: concurrent guesses all pass the first check before their failures are recorded.
  const lock =
    grantType === 'password' && (await withLookup({}, (tx) => findLock(tx, query.subjectHashes, context.now)))
  if (lock) throw lockedError(lock, context.now)
  const { ip } = context.client
  if (!isAddressListed(client.addressRanges, ip)) {
    noteRefusedToken(context, { clientId, application: client, refusal: 'address_not_allowed' })
    throw new DomainError('address_not_allowed', { address: ip })
  }
  const scopes = grantedScopes(client.scopes, request.scope)
  await touchCredentials(client, context.now)
  const claims = claimsOf({ client, clientId, scopes }, context.now)
  return {
    accessToken: await signAccessToken(claims, context.now),
    expiresIn: client.tokenLifetimeSeconds,
    scopes,
  }
}

// An unknown client id or user name is answered like a wrong secret and as slowly, to prevent enumeration.
const refusalOf = async (client: Client | null, request: TokenRequest) => {
  const hasSecret = client !== null && client.secretId !== null
  if (request.grantType === 'client_credentials' || request.clientSecret !== null) {
    if (!hasSecret) return 'invalid_client'
  }
  if (request.grantType !== 'password') return null
  if (hasSecret && !client.hasAccounts) return 'unauthorized_client'
  const isCorrect = await verifyPassword(request.password ?? '', client?.passwordHash ?? null)
  return isCorrect && !isPublishedPassword(request.password ?? '') ? null : 'invalid_grant'
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
    sub: client.accountId ?? clientId,
    client_id: clientId,
    iat,
    exp: iat + client.tokenLifetimeSeconds,
    jti: newId(),
    scope: scopes.join(' '),
    org: client.organizationId,
    app: client.applicationId,
    cred: client.secretId,
    acct: client.accountId,
  }
}

type Refusal = NonNullable<Awaited<ReturnType<typeof refusalOf>>>
type Refused = { client: Client | null; clientId: string; attempts: TokenAttempts; refusal: Refusal }

const refuse = async (context: Context, refused: Refused): Promise<never> => {
  const { client: application, clientId, attempts, refusal } = refused
  const isWrong = refusal === 'invalid_client' || refusal === 'invalid_grant'
  const locked =
    isWrong && (await withLookup({}, (tx) => recordFailedTokenRequest(tx, attempts, context.now)))
  noteRefusedToken(context, { clientId, application, refusal: locked ? 'too_many_attempts' : refusal })
  throw locked ? lockedError(locked, context.now) : new DomainError(refusal)
}

const lockedError = (until: Date, at: Date) => {
  const seconds = Math.max(1, Math.ceil((until.getTime() - at.getTime()) / 1000))
  return new DomainError('too_many_attempts', { retryAfterSeconds: seconds })
}

// Stores the last use at most once a minute: a write per token would cost more than issuing the token.
const touchCredentials = async (client: Client, at: Date) => {
  const { organizationId } = client
  const due = (id: string | null, seenAt: Date | null) =>
    id !== null && (seenAt === null || at.getTime() - seenAt.getTime() >= MINUTE_MS) ? id : null
  const secretId = due(client.secretId, client.secretSeenAt)
  const accountId = due(client.accountId, client.accountSeenAt)
  if (secretId === null && accountId === null) return
  await withTransaction({ organizationId }, async (tx) => {
    if (secretId !== null) await touchApplicationSecret(tx, { organizationId, id: secretId }, at)
    if (accountId !== null) await touchServiceAccount(tx, { organizationId, id: accountId }, at)
    await insertMovingChange(tx, { organizationId, kind: 'applications' })
  })
}
