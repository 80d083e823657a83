import type { Connection } from '#db/client.ts'
import { listLinkedAccounts } from '#db/queries/access/access-touches.ts'
import { listActiveWith } from '#db/queries/people/people.ts'
import { afterMs } from '#lib/config/clock.ts'
import { ACCESS_TOUCH_DAYS, ACCESS_TOUCHES } from '#lib/domain/access/access-touches.ts'
import type { Permission } from '#lib/domain/access/permissions.ts'
import { DomainError } from '#lib/domain/errors.ts'
import type { Context } from '#lib/services/context.ts'

const DAY_MS = 86_400_000

/** `userId` is the person whom the decision concerns; `permission` is what a decider needs. */
type DecisionSubject = { createdById: string; userId?: string; permission: Permission }

/**
 * Requires that in the last 7 days neither author nor decider changed the other's access, even indirectly,
 * and nobody changed the access of both (decision 073). The operator may decide only if no manager may.
 * @throws access_touched, other_manager_decides
 */
export const requireIndependentPerson = async (
  tx: Connection,
  context: Context,
  proposed: DecisionSubject,
): Promise<void> => {
  const { actor } = context
  if (actor.kind === 'system') {
    const [other] = await independentManagers(tx, context, proposed)
    if (other) throw new DomainError('other_manager_decides', { name: other.name })
    return
  }
  const linked = await linkedTo(tx, context, { account: proposed.createdById, others: [actor.id] })
  if (linked.length > 0) throw new DomainError('access_touched', { days: ACCESS_TOUCH_DAYS })
}

export const independentManagers = async (
  tx: Connection,
  context: Context,
  { createdById, userId, permission }: DecisionSubject,
): Promise<{ id: string; name: string }[]> => {
  const managers = await listActiveWith(tx, context.organizationId, permission)
  const others = managers.filter(({ id }) => id !== createdById && id !== userId)
  if (others.length === 0) return []
  const linked = await linkedTo(tx, context, { account: createdById, others: others.map(({ id }) => id) })
  return others.filter(({ id }) => !linked.includes(id))
}

const linkedTo = (
  tx: Connection,
  { organizationId, now }: Context,
  accounts: { account: string; others: readonly string[] },
) => {
  const since = afterMs(now, -ACCESS_TOUCH_DAYS * DAY_MS)
  return listLinkedAccounts(tx, { organizationId, ...accounts, actions: ACCESS_TOUCHES, since })
}
