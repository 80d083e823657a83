import { type Context, requirePermission } from '#lib/services/context.ts'

/** Returns the filter for webhooks: an application sees only its own, a manager all of the organization. */
export const deliveryOwner = (context: Context): { organizationId: string; applicationId?: string } => {
  requirePermission(context, 'manage_webhooks')
  const { organizationId, actor } = context
  return actor.kind === 'application' ? { organizationId, applicationId: actor.id } : { organizationId }
}
