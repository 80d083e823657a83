import type { Connection } from '#db/client'
import { recordFailedAttempt } from '#db/queries/attempt-counters'
import { digest } from '#lib/config/secrets'
import type { TokenRequest } from '#lib/domain/access/access-token'
import { addressGroup } from '#lib/domain/access/address-group'
import { usernameKey } from '#lib/domain/access/names'

const MINUTE_MS = 60_000
const TIMES = { windowMs: 10 * MINUTE_MS, lockMs: 5 * MINUTE_MS }
const ONE = { failures: 20, ...TIMES }
const TOTAL = { failures: 200, ...TIMES }

/** What a token request's failure is counted by. */
export type TokenAttempts = { one: string; total: string }

/**
 * One counter for a user name (or a secret) of a client id from one address, one for all of the client id
 * from that address. Both are of an address: a client id can be public, and whoever knows it could otherwise
 * lock everybody else's programs.
 */
export const attemptsOf = (request: TokenRequest, ip: string): TokenAttempts => {
  const { grantType, clientId } = request
  const credential =
    grantType === 'password' ? usernameKey(request.username ?? '') : (request.clientSecret ?? '')
  const subject = (...parts: readonly string[]) =>
    digest('attempts', ['token', grantType, clientId, addressGroup(ip), ...parts].join('\n'))
  return { one: subject(credential), total: subject() }
}

/**
 * Counts a failure and returns until when the credentials are locked now, or null: after 20 of one user name
 * (or secret) or 200 of all within ten minutes, for five. Once one is locked its failures are not counted for
 * all, so that it never locks the others.
 */
export const recordFailedTokenRequest = async (
  tx: Connection,
  attempts: TokenAttempts,
  at: Date,
): Promise<Date | null> => {
  const locked = await recordFailedAttempt(tx, { subjectHash: attempts.one, at }, ONE)
  return locked ?? recordFailedAttempt(tx, { subjectHash: attempts.total, at }, TOTAL)
}
