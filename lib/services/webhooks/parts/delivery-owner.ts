import { type Context, requirePermission } from '#lib/services/context.ts'

/** Restricts applications to their own deliveries; managers see those of the organization. */
export const deliveryOwner = (context: Context): { organizationId: string; applicationId?: string } => {
  requirePermission(context, 'manage_webhooks')
  const { organizationId, actor } = context
  return actor.kind === 'application' ? { organizationId, applicationId: actor.id } : { organizationId }
}
