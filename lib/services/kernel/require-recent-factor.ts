import type { Connection } from '#db/client.ts'
import { hasAnyFactor } from '#db/queries/access/second-factors.ts'
import { isSecondFactorStale } from '#db/queries/access/sessions.ts'
import { afterMs } from '#lib/config/clock.ts'
import { CONFIRMATION_MINUTES } from '#lib/domain/access/passkey.ts'
import { DomainError } from '#lib/domain/errors.ts'
import type { Context } from '#lib/services/context.ts'
import { requireRecentSignIn } from './require-recent-sign-in.ts'

/**
 * Requires, within the last 15 minutes, the second factor or, for a person without one, a sign-in at the
 * identity provider if it vouches for a second factor.
 * @throws second_factor_stale, sign_in_stale
 */
export const requireRecentFactor = async (
  tx: Connection,
  { organizationId, actor, now }: Context,
): Promise<void> => {
  // Sample data is created in the name of people without a session.
  if (actor.kind !== 'user' || actor.sessionId === '') return
  const key = { organizationId, userId: actor.id, id: actor.sessionId }
  if (await isSecondFactorStale(tx, key, afterMs(now, -CONFIRMATION_MINUTES * 60_000)))
    throw new DomainError('second_factor_stale', { minutes: CONFIRMATION_MINUTES })
  if (actor.provider?.isVouched && !(await hasAnyFactor(tx, key))) requireRecentSignIn(actor.provider, now)
}
