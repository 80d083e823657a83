import type { Connection } from '#db/client.ts'
import { lockAccessManagers } from '#db/queries/people/people.ts'
import { DomainError } from '#lib/domain/errors.ts'
import type { Context } from '#lib/services/context.ts'

/** Locks all managers first, so that two cannot demote each other. @throws own_access, last_manager */
export const requireOtherManagers = async (tx: Connection, context: Context, id: string): Promise<void> => {
  if (context.actor.kind === 'user' && context.actor.id === id) throw new DomainError('own_access')
  const managers = await lockAccessManagers(tx, context.organizationId)
  if (managers.includes(id) && managers.length === 1) throw new DomainError('last_manager')
}
