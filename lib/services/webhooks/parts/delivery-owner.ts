import { type Context, requirePermission } from '#lib/services/context.ts'

/** Returns the owner filter: an application gets its own deliveries, a manager those of the organization. */
export const deliveryOwner = (context: Context): { organizationId: string; applicationId?: string } => {
  requirePermission(context, 'manage_webhooks')
  const { organizationId, actor } = context
  return actor.kind === 'application' ? { organizationId, applicationId: actor.id } : { organizationId }
}
