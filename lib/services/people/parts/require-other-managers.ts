import type { Connection } from '#db/client'
import { lockActiveManagers } from '#db/queries/people'
import { DomainError } from '#lib/domain/errors'
import type { Context } from '#lib/services/context'

/**
 * Refuses what would take a manager's powers away when it is one's own access or nobody else would be left.
 * Every manager stays locked until the transaction ends, so two who demote each other at once leave one. Call
 * it before anything else is locked.
 * @throws own_access, last_manager
 */
export const requireOtherManagers = async (tx: Connection, context: Context, id: string): Promise<void> => {
  if (context.actor.kind === 'user' && context.actor.id === id) throw new DomainError('own_access')
  const managers = await lockActiveManagers(tx, context.organizationId)
  if (managers.includes(id) && managers.length === 1) throw new DomainError('last_manager')
}
