import { DomainError } from '#lib/domain/errors'
import { type Context, requirePermission } from '#lib/services/context'

/** Lets only a person who manages tables through: four eyes are eyes of people. @throws permission_denied */
export const requirePriceTablePerson = (context: Context): void => {
  requirePermission(context, 'manage_fee_tables')
  if (context.actor.kind !== 'user') throw new DomainError('permission_denied')
}

/**
 * As {@link requirePriceTablePerson}, and the operator at the command line, who is the second pair of eyes
 * where there is one manager alone. Never a program.
 * @throws permission_denied
 */
export const requirePriceDecider = (context: Context): void => {
  requirePermission(context, 'manage_fee_tables')
  const { kind } = context.actor
  if (kind !== 'user' && kind !== 'system') throw new DomainError('permission_denied')
}
