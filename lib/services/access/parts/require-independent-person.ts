import type { Connection } from '#db/client'
import { existsCommonAccess } from '#db/queries/access-touches'
import { afterMs } from '#lib/config/clock'
import { ACCESS_TOUCH_DAYS, ACCESS_TOUCHES } from '#lib/domain/access/access-touches'
import { DomainError } from '#lib/domain/errors'
import type { Context } from '#lib/services/context'

const DAY_MS = 86_400_000

/**
 * Lets only somebody decide who can be no one else than the author of what is decided: within 7 days neither
 * touched the access of the other, nor did anybody that of both. Otherwise whoever makes a link for a manager
 * could open it and agree with themselves.
 * @throws access_touched
 */
export const requireIndependentPerson = async (
  tx: Connection,
  { organizationId, actor, now }: Context,
  { createdById }: { createdById: string },
): Promise<void> => {
  const since = afterMs(now, -ACCESS_TOUCH_DAYS * DAY_MS)
  const accounts = [createdById, actor.id] as const
  if (await existsCommonAccess(tx, { organizationId, accounts, actions: ACCESS_TOUCHES, since }))
    throw new DomainError('access_touched', { days: ACCESS_TOUCH_DAYS })
}
