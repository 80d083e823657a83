import { getEnv } from '#lib/config/env.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'

/**
 * Requires a person who manages access, in the embedded mode: an operator's own database never gets sample
 * data (decision 139).
 * @throws permission_denied, not_found outside the embedded mode
 */
export const requireDemoManagement = (context: Context): void => {
  requirePermission(context, 'manage_access')
  if (context.actor.kind !== 'user') throw new DomainError('permission_denied')
  if (!getEnv().EMBEDDED) throw new DomainError('not_found')
}
