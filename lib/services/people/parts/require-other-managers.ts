import type { Connection } from '#db/client'
import { lockAccessManagers } from '#db/queries/people'
import { DomainError } from '#lib/domain/errors'
import type { Context } from '#lib/services/context'

/**
 * Refuses what would take the managing of access away when it is one's own or nobody else would be left.
 * Everybody who manages it stays locked until the transaction ends, so two who demote each other at once
 * leave one. Call it before anything else is locked.
 * @throws own_access, last_manager
 */
export const requireOtherManagers = async (tx: Connection, context: Context, id: string): Promise<void> => {
  if (context.actor.kind === 'user' && context.actor.id === id) throw new DomainError('own_access')
  const managers = await lockAccessManagers(tx, context.organizationId)
  if (managers.includes(id) && managers.length === 1) throw new DomainError('last_manager')
}
