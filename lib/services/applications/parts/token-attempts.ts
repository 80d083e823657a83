import type { Connection } from '#db/client.ts'
import { recordFailedAttempt } from '#db/queries/access/attempt-counters.ts'
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
  const { grantType, clientId } = request
  const credential =
    grantType === 'password' ? usernameKey(request.username ?? '') : (request.clientSecret ?? '')
  const caller = ['token', grantType, clientId, addressGroup(ip)].join('\n')
  return { one: digest('attempts', `${caller}\n${credential}`), total: totalOf(caller) }
}

const MAX_CALLERS = 1_000
const totals = new Map<string, string>()

/** Caches the digest, because an API client requests all its tokens with one client id from one address. */
const totalOf = (caller: string) => {
  const cached = totals.get(caller)
  if (cached !== undefined) return cached
  if (totals.size >= MAX_CALLERS) totals.clear()
  const total = digest('attempts', caller)
  totals.set(caller, total)
  return total
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
