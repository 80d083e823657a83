import { listEndpointsOfOrganization } from '#db/queries/webhooks/webhook-endpoints.ts'
import {
  type EndpointHour,
  listEndpointBacklogs,
  listEndpointHours,
  listFailedAttempts,
} from '#db/queries/webhooks/webhook-health.ts'
import { withSnapshot } from '#db/transaction.ts'
import { COUNT_CEILING } from '#lib/domain/count-ceiling.ts'
import { ENDPOINT_HOURS, firstEndpointHour } from '#lib/domain/webhooks/endpoint-hours.ts'
import { endpointStateOf } from '#lib/domain/webhooks/endpoint-state.ts'
import type { Context } from '#lib/services/context.ts'
import { registeredWebhookOf } from '#lib/services/webhooks/parts/registered-webhook.ts'

/**
 * Returns active applications' endpoints with their last failure and the figures of each hour, oldest first.
 */
export const endpointHealth = (context: Context) => {
  const { organizationId, now } = context
  return withSnapshot(context, async (tx) => {
    const [endpoints, hours, backlogs] = await Promise.all([
      listEndpointsOfOrganization(tx, { organizationId }),
      listEndpointHours(tx, organizationId, firstEndpointHour(now)),
      listEndpointBacklogs(tx, organizationId, COUNT_CEILING),
    ])
    const ids = hours.flatMap(({ failedId }) => failedId ?? [])
    const failures = ids.length === 0 ? [] : await listFailedAttempts(tx, { organizationId, ids })
    const hoursOf = Map.groupBy(hours, ({ endpointId }) => endpointId)
    const backlogOf = new Map(backlogs.map((backlog) => [backlog.endpointId, backlog]))
    const failureOf = new Map(failures.map((failure) => [failure.id, failure]))
    return endpoints
      .filter(({ revokedAt }) => revokedAt === null)
      .map((row) => {
        const own = hoursOf.get(row.id) ?? []
        const figures = { attempts: sum(own, 'attempts'), succeeded: sum(own, 'succeeded') }
        const [lastFailed] = own
          .flatMap(({ failedId }) => failedId ?? [])
          .sort()
          .reverse()
        const failure = failureOf.get(lastFailed ?? '')
        const { nextAttemptAt = null, held = 0 } = backlogOf.get(row.id) ?? {}
        const { secret: _, status: __, ...registered } = registeredWebhookOf(row)
        const { id, name, eventTypes: events, applicationId, applicationName } = row
        return {
          ...registered,
          ...figures,
          id,
          name,
          events,
          applicationId,
          applicationName,
          nextAttemptAt,
          held,
          status: endpointStateOf({ ...row, ...figures }),
          hours: Array.from({ length: ENDPOINT_HOURS }, (_hour, index) => hourAt(own, index)),
          lastFailure: failure
            ? { at: failure.at, cause: failure.error, status: failure.responseStatus }
            : null,
        }
      })
  })
}

const sum = (hours: readonly EndpointHour[], of: 'attempts' | 'succeeded') =>
  hours.reduce((total, hour) => total + hour[of], 0)

const hourAt = (own: readonly EndpointHour[], index: number) => {
  const { attempts = 0, succeeded = 0 } = own.find(({ hour }) => hour === index) ?? {}
  return { attempts, succeeded }
}
