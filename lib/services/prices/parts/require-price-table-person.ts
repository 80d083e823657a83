import { DomainError } from '#lib/domain/errors'
import { type Context, requirePermission } from '#lib/services/context'

/** Lets only a person who manages tables through: four eyes are eyes of people. @throws permission_denied */
export const requirePriceTablePerson = (context: Context): void => {
  requirePermission(context, 'manage_fee_tables')
  if (context.actor.kind !== 'user') throw new DomainError('permission_denied')
}
