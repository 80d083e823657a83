import { type Context, requirePermission } from '#lib/services/context.ts'
import { endpointHealth } from './shared/endpoint-health.ts'

/** Returns every endpoint of the organization with its health (`endpointHealth`). */
export const listEndpointHealth = async (context: Context) => {
  requirePermission(context, 'manage_webhooks')
  return endpointHealth(context)
}
