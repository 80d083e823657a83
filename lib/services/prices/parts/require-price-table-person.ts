import { DomainError } from '#lib/domain/errors.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'

/** Rejects API clients and jobs: the four-eyes principle needs two people. @throws permission_denied */
export const requirePriceTablePerson = (context: Context): void => {
  requirePermission(context, 'manage_prices')
  if (context.actor.kind !== 'user') throw new DomainError('permission_denied')
}

/** Like {@link requirePriceTablePerson}, but also admits the operator. @throws permission_denied */
export const requirePriceDecider = (context: Context): void => {
  requirePermission(context, 'manage_prices')
  const { kind } = context.actor
  if (kind !== 'user' && kind !== 'system') throw new DomainError('permission_denied')
}
