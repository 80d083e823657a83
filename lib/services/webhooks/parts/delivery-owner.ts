import { type Context, requirePermission } from '#lib/services/context.ts'

/**
 * Returns the filter for deliveries: an application sees its own deliveries, and a manager sees all
 * deliveries of the organization.
 */
export const deliveryOwner = (context: Context): { organizationId: string; applicationId?: string } => {
  requirePermission(context, 'manage_webhooks')
  const { organizationId, actor } = context
  return actor.kind === 'application' ? { organizationId, applicationId: actor.id } : { organizationId }
}
