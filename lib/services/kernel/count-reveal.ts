import type { Connection } from '#db/client.ts'
import { findLock, recordFailedAttempt } from '#db/queries/access/attempt-counters.ts'
import { digest } from '#lib/config/secrets.ts'
import { DomainError } from '#lib/domain/errors.ts'
import type { Context } from '#lib/services/context.ts'

const MINUTE_MS = 60_000
/** Limit of reveals per person: enough to serve customers one by one, too few to copy a whole list. */
const LIMIT = { failures: 240, windowMs: 60 * MINUTE_MS, lockMs: 10 * MINUTE_MS }

/** Counts one reveal of personal data against the person's limit. @throws reveal_limit_reached */
export const countReveal = async (tx: Connection, { actor, now: at }: Context): Promise<void> => {
  const subjectHash = digest('reveals', actor.id)
  const locked = await findLock(tx, [subjectHash], at)
  if (locked) {
    const seconds = Math.max(1, Math.ceil((locked.getTime() - at.getTime()) / 1000))
    throw new DomainError('reveal_limit_reached', { retryAfterSeconds: seconds })
  }
  await recordFailedAttempt(tx, { subjectHash, at }, LIMIT)
}
