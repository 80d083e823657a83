import { type Context, requirePermission } from '#lib/services/context.ts'
import { endpointHealth } from './shared/endpoint-health.ts'

export const listEndpointHealth = async (context: Context) => {
  requirePermission(context, 'manage_webhooks')
  return endpointHealth(context)
}
