import { getEnv } from '#lib/config/env.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'

/** Keeps sample data out of operators' own databases (decision 139). @throws permission_denied, not_found */
export const requireDemoManagement = (context: Context): void => {
  requirePermission(context, 'manage_access')
  if (context.actor.kind !== 'user') throw new DomainError('permission_denied')
  if (!getEnv().EMBEDDED) throw new DomainError('not_found')
}
