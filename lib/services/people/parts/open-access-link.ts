import type { Connection } from '#db/client.ts'
import { type AccessLinkRow, findAccessLink } from '#db/queries/access/access-links.ts'
import { findLock, recordFailedAttempt } from '#db/queries/access/attempt-counters.ts'
import { withLookup } from '#db/transaction.ts'
import { digest } from '#lib/config/secrets.ts'
import { addressGroup } from '#lib/domain/access/address-group.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { ACCESS_LINK_HOURS } from '#lib/domain/people/person-state.ts'
import type { Context } from '#lib/services/context.ts'
import { accessLinkDigest } from './issue-link.ts'

const MINUTE_MS = 60_000
const LIMIT = { failures: 30, windowMs: 15 * MINUTE_MS, lockMs: 15 * MINUTE_MS }

/** @throws access_link_invalid, access_link_used, access_link_expired, sign_in_locked */
export const openAccessLink = async (context: Context, token: string): Promise<AccessLinkRow> => {
  const tokenHash = accessLinkDigest(token)
  const { now } = context
  const subjectHash = digest('attempts', `access-link\n${addressGroup(context.client.ip)}`)
  const link = await withLookup({ access_link: tokenHash }, async (tx) => {
    const lock = await findLock(tx, [subjectHash], now)
    if (lock) throw lockedError(lock, now)
    return findAccessLink(tx, tokenHash)
  })
  if (!link) {
    await withLookup({}, (tx: Connection) => recordFailedAttempt(tx, { subjectHash, at: now }, LIMIT))
    throw new DomainError('access_link_invalid')
  }
  if (link.usedAt !== null) throw new DomainError('access_link_used')
  if (link.expiresAt <= link.createdAt) throw new DomainError('access_link_invalid')
  if (link.expiresAt <= now) throw new DomainError('access_link_expired', { hours: ACCESS_LINK_HOURS })
  return link
}

const lockedError = (until: Date, at: Date) =>
  new DomainError('sign_in_locked', {
    minutes: Math.max(1, Math.ceil((until.getTime() - at.getTime()) / MINUTE_MS)),
  })
