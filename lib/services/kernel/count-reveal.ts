import type { Connection } from '#db/client.ts'
import { countAttempts, findLock, recordFailedAttempt } from '#db/queries/access/attempt-counters.ts'
import { afterMs } from '#lib/config/clock.ts'
import { digest } from '#lib/config/secrets.ts'
import { DomainError } from '#lib/domain/errors.ts'
import type { Context } from '#lib/services/context.ts'
import { requireRecentFactor } from './require-recent-factor.ts'

const MINUTE_MS = 60_000
/** Limit of reveals per person: enough to serve customers one by one, too few to copy a whole list. */
const LIMIT = { failures: 240, windowMs: 60 * MINUTE_MS, lockMs: 10 * MINUTE_MS }

/** From this many reveals per hour on, a person with a second factor must have verified it recently. */
export const MANY_REVEALS = 20

/** @throws second_factor_stale, sign_in_stale */
export const requireConfirmedReveals = async (tx: Connection, context: Context): Promise<void> => {
  const since = afterMs(context.now, -LIMIT.windowMs)
  if ((await countAttempts(tx, subjectOf(context), since)) >= MANY_REVEALS)
    await requireRecentFactor(tx, context)
}

/** Counts one reveal of personal data against the person's limit. @throws reveal_limit_reached */
export const countReveal = async (tx: Connection, context: Context): Promise<void> => {
  const { now: at } = context
  const subjectHash = subjectOf(context)
  const locked = await findLock(tx, [subjectHash], at)
  if (locked) {
    const seconds = Math.max(1, Math.ceil((locked.getTime() - at.getTime()) / 1000))
    throw new DomainError('reveal_limit_reached', { retryAfterSeconds: seconds })
  }
  await recordFailedAttempt(tx, { subjectHash, at }, LIMIT)
}

const subjectOf = ({ actor }: Context) => digest('reveals', actor.id)
