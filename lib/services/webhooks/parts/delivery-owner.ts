import { type Context, requirePermission } from '#lib/services/context'

/**
 * Whose deliveries the caller may see: an application its own, a manager those of the whole organization.
 * @throws permission_denied
 */
export const deliveryOwner = (context: Context): { organizationId: string; applicationId?: string } => {
  requirePermission(context, 'manage_webhooks')
  const { organizationId, actor } = context
  return actor.kind === 'application' ? { organizationId, applicationId: actor.id } : { organizationId }
}
