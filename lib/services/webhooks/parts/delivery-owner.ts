import { type Context, requirePermission } from '#lib/services/context.ts'

/** Returns the owner filter of deliveries: an application's own, for a manager the organization's. */
export const deliveryOwner = (context: Context): { organizationId: string; applicationId?: string } => {
  requirePermission(context, 'manage_webhooks')
  const { organizationId, actor } = context
  return actor.kind === 'application' ? { organizationId, applicationId: actor.id } : { organizationId }
}
