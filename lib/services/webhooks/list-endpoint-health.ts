import { type Context, requirePermission } from '#lib/services/context'
import { endpointHealth } from '#lib/services/webhooks/parts/endpoint-health'

/**
 * Every endpoint of the organization's applications with how it does; those of revoked applications are left
 * out. `hours` are the last 24, the oldest first; `lastFailure` is the newest of them.
 * @throws permission_denied
 */
export const listEndpointHealth = async (context: Context) => {
  requirePermission(context, 'manage_webhooks')
  return endpointHealth(context)
}
