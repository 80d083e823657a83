import type { Connection } from '#db/client.ts'
import { recordFailedAttempt } from '#db/queries/access/attempt-counters.ts'
import { secretDigest } from '#lib/config/credentials.ts'
import { digest } from '#lib/config/secrets.ts'
import type { TokenRequest } from '#lib/domain/access/access-token.ts'
import { addressGroup } from '#lib/domain/access/address-group.ts'
import { usernameKey } from '#lib/domain/names.ts'

const MINUTE_MS = 60_000
const TIMES = { windowMs: 10 * MINUTE_MS, lockMs: 5 * MINUTE_MS }
const ONE = { failures: 20, ...TIMES }
const TOTAL = { failures: 200, ...TIMES }

export type TokenAttempts = { one: string; total: string }

/** Both limits count per network; otherwise anyone who knows a client id could lock out its users. */
export const attemptsOf = (request: TokenRequest, ip: string): TokenAttempts => {
  const { grantType, clientId, username, clientSecret } = request
  const caller = ['token', grantType, clientId, addressGroup(ip)].join('\n')
  const one =
    grantType === 'password'
      ? digest('attempts', `${caller}\n${usernameKey(username ?? '')}`)
      : cachedDigest(`${caller}\n${secretDigest(clientSecret ?? '')}`)
  return { one, total: cachedDigest(caller) }
}

const MOST_DIGESTS = 2_000
const digests = new Map<string, string>()

/** An API client requests all its tokens with one secret from one address. */
const cachedDigest = (text: string) => {
  const cached = digests.get(text)
  if (cached !== undefined) return cached
  if (digests.size >= MOST_DIGESTS) digests.clear()
  const fresh = digest('attempts', text)
  digests.set(text, fresh)
  return fresh
}

/** Returns the end of the resulting lock. Failures of a locked credential do not lock its client id. */
export const recordFailedTokenRequest = async (
  tx: Connection,
  attempts: TokenAttempts,
  at: Date,
): Promise<Date | null> => {
  const locked = await recordFailedAttempt(tx, { subjectHash: attempts.one, at }, ONE)
  return locked ?? recordFailedAttempt(tx, { subjectHash: attempts.total, at }, TOTAL)
}
