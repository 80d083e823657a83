import { listEndpointsOfOrganization } from '#db/queries/webhook-endpoints'
import { listEndpointBacklogs, listEndpointFigures } from '#db/queries/webhook-health'
import { withSnapshot } from '#db/transaction'
import { afterMs } from '#lib/config/clock'
import { COUNT_CEILING } from '#lib/domain/count-ceiling'
import { type Context, requirePermission } from '#lib/services/context'
import { registeredWebhookOf } from '#lib/services/webhooks/parts/registered-webhook'

const DAY_MS = 86_400_000

/**
 * Every endpoint of the organization's applications with how it does; those of revoked applications are left
 * out.
 * @throws permission_denied
 */
export const listEndpointHealth = (context: Context) => {
  requirePermission(context, 'manage_webhooks')
  const { organizationId, now } = context
  return withSnapshot(context, async (tx) => {
    const [endpoints, figures, backlogs] = await Promise.all([
      listEndpointsOfOrganization(tx, { organizationId }),
      listEndpointFigures(tx, organizationId, afterMs(now, -DAY_MS)),
      listEndpointBacklogs(tx, organizationId, COUNT_CEILING),
    ])
    return endpoints
      .filter(({ revokedAt }) => revokedAt === null)
      .map((row) => {
        const {
          attempts = 0,
          succeeded = 0,
          p50Ms = null,
          p95Ms = null,
        } = figures.find(({ endpointId }) => endpointId === row.id) ?? {}
        const { nextAttemptAt = null, held = 0 } =
          backlogs.find(({ endpointId }) => endpointId === row.id) ?? {}
        const figuresOfRow = { attempts, succeeded, p50Ms, p95Ms, nextAttemptAt, held }
        const { secret: _, ...registered } = registeredWebhookOf(row)
        const { id, applicationId, applicationName } = row
        return { ...registered, id, applicationId, applicationName, ...figuresOfRow }
      })
  })
}
