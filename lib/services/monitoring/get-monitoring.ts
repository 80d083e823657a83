import { poolFigures } from '#db/pool.ts'
import { countFailedJobs } from '#db/queries/jobs/failed-jobs.ts'
import { hasLiveWorker } from '#db/queries/jobs/worker-heartbeats.ts'
import { countQueuedDeliveries } from '#db/queries/webhooks/webhook-queue.ts'
import { withSnapshot } from '#db/transaction.ts'
import { originState } from '#lib/config/origin-state.ts'
import { COUNT_CEILING } from '#lib/domain/count-ceiling.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { listInstitutionHealth } from '#lib/services/institutions/list-institution-health.ts'
import { endpointHealth } from '#lib/services/webhooks/shared/endpoint-health.ts'

/** A worker without a heartbeat for this long is considered dead. */
const SILENCE_MS = 15_000

/** Institution figures cover 24 hours; durations are in milliseconds. */
export const getMonitoring = async (context: Context) => {
  requirePermission(context, 'view_institutions')
  const { organizationId, now } = context
  const institutions = await listInstitutionHealth(context, { range: '24h' })
  const endpoints = await endpointHealth(context)
  const { deliveries, failedJobs, hasWorker } = await withSnapshot(context, async (tx) => ({
    failedJobs: await countFailedJobs(tx, { organizationId, most: COUNT_CEILING }),
    deliveries: await countQueuedDeliveries(tx, { organizationId, at: now, most: COUNT_CEILING }),
    hasWorker: await hasLiveWorker(tx, SILENCE_MS),
  }))
  const { size, inUse, waiting } = poolFigures()
  const oldest = institutions
    .flatMap((one) => one.waiting.oldestAt ?? [])
    .sort((a, b) => a.getTime() - b.getTime())
  return {
    hasWorker,
    origin: originState(),
    // The transaction above has ended, so `inUse` does not count its connection.
    database: { size, inUse, waiting },
    deliveries,
    failedJobs,
    calls: {
      waiting: institutions.reduce((total, { waiting: { jobs } }) => total + jobs, 0),
      retried: institutions.reduce((total, { waiting: { retried } }) => total + retried, 0),
      oldestAt: oldest[0] ?? null,
    },
    endpoints: {
      all: endpoints.length,
      inTrouble: endpoints
        .filter(({ status }) => status === 'failing' || status === 'disabled' || status === 'unstable')
        .map(({ id, name, url, kind, applicationName, status, attempts, succeeded }) => ({
          id,
          name,
          host: new URL(url).host,
          kind,
          applicationName,
          status,
          attempts,
          failed: attempts - succeeded,
        })),
    },
    institutions: institutions.map(({ code, name, state, total, waiting: { jobs } }) => ({
      code,
      name,
      state,
      ...total,
      waiting: jobs,
    })),
  }
}
