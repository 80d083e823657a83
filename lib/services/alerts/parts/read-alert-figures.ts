import type { Connection } from '#db/client.ts'
import { findLongestReview, listConversions } from '#db/queries/alerts/alert-figures.ts'
import { countAuditSince } from '#db/queries/audit/audit-entries.ts'
import { listRevealCounts } from '#db/queries/audit/reveal-counts.ts'
import { listCallFigures } from '#db/queries/institutions/institution-calls.ts'
import { listInstitutions } from '#db/queries/institutions/institutions.ts'
import { listWaitingCalls } from '#db/queries/institutions/waiting-calls.ts'
import { listEndpointsOfOrganization } from '#db/queries/webhooks/webhook-endpoints.ts'
import { listEndpointHours } from '#db/queries/webhooks/webhook-health.ts'
import { countQueuedDeliveries } from '#db/queries/webhooks/webhook-queue.ts'
import { afterMs } from '#lib/config/clock.ts'
import { REFUSALS } from '#lib/domain/access/security-log.ts'
import {
  type AlertKind,
  CALLS_WITHIN_MS,
  CONVERSION_RIPE_MS,
  CONVERSION_WITHIN_MS,
  LEAST_CALLS,
  LEAST_CUSTOMERS,
  REFUSALS_WITHIN_MS,
  REVEALS_WITHIN_MS,
} from '#lib/domain/alerts/alert-kinds.ts'
import { COUNT_CEILING } from '#lib/domain/count-ceiling.ts'
import { markOutliers } from '#lib/domain/personal-data/reveal-outliers.ts'
import { firstEndpointHour } from '#lib/domain/webhooks/endpoint-hours.ts'
import { PAUSED } from '#lib/domain/webhooks/endpoint-state.ts'
import type { Context } from '#lib/services/context.ts'

/** `value` is in the kind's unit; `subject` is an institution code, an endpoint id, a person id, or empty. */
export type AlertReading = {
  kind: AlertKind
  subject: string
  subjectName: string
  value: number | null
}

const MINUTE_MS = 60_000
const ALONE = { subject: '', subjectName: '' }

export const readAlertFigures = async (
  tx: Connection,
  context: Context,
  workerAbsentMs: number | null,
): Promise<AlertReading[]> => {
  const { organizationId, now: at } = context
  const { oldestDueAt } = await countQueuedDeliveries(tx, { organizationId, at, most: COUNT_CEILING })
  const refusals = { organizationId, actions: REFUSALS, since: afterMs(at, -REFUSALS_WITHIN_MS) }
  const worker = workerAbsentMs === null ? null : Math.floor(workerAbsentMs / MINUTE_MS)
  return [
    { kind: 'worker_stopped', ...ALONE, value: worker },
    { kind: 'deliveries_overdue', ...ALONE, value: minutesSince(oldestDueAt, at) },
    {
      kind: 'review_waiting',
      ...ALONE,
      value: minutesSince(await findLongestReview(tx, organizationId), at),
    },
    { kind: 'refusals_many', ...ALONE, value: await countAuditSince(tx, refusals) },
    ...(await revealFigures(tx, context)),
    ...(await endpointFigures(tx, context)),
    ...(await institutionFigures(tx, context)),
  ]
}

const minutesSince = (since: Date | null, at: Date): number | null =>
  since && Math.max(0, Math.floor((at.getTime() - since.getTime()) / MINUTE_MS))

/** Returns an integer percentage; null if `whole` is below `least`, because the sample is then too small. */
const percentOf = (part: number, whole: number, least: number): number | null =>
  whole < least ? null : Math.round((part / whole) * 100)

const revealFigures = async (tx: Connection, { organizationId, now }: Context): Promise<AlertReading[]> => {
  const counts = await listRevealCounts(tx, { organizationId, since: afterMs(now, -REVEALS_WITHIN_MS) })
  return markOutliers(counts)
    .filter(({ times }) => times !== null)
    .map(({ actorId, name, times }) => ({
      kind: 'reveals_many',
      subject: actorId,
      subjectName: name,
      value: times,
    }))
}

const endpointFigures = async (tx: Connection, { organizationId, now }: Context): Promise<AlertReading[]> => {
  const endpoints = await listEndpointsOfOrganization(tx, { organizationId })
  if (endpoints.length === 0) return []
  const hours = await listEndpointHours(tx, organizationId, firstEndpointHour(now))
  const hoursOf = Map.groupBy(hours, ({ endpointId }) => endpointId)
  return endpoints
    .filter(({ revokedAt, disabledReason }) => revokedAt === null && disabledReason !== PAUSED)
    .map(({ id, url, disabledAt }) => {
      const own = hoursOf.get(id) ?? []
      const attempts = own.reduce((total, hour) => total + hour.attempts, 0)
      const failed = own.reduce((total, hour) => total + hour.attempts - hour.succeeded, 0)
      const value = disabledAt === null ? percentOf(failed, attempts, LEAST_CALLS) : 100
      return { kind: 'endpoint_failing', subject: id, subjectName: new URL(url).host, value }
    })
}

const institutionFigures = async (
  tx: Connection,
  { organizationId, now }: Context,
): Promise<AlertReading[]> => {
  const waiting = await listWaitingCalls(tx, organizationId)
  const conversions = await listConversions(tx, {
    organizationId,
    from: afterMs(now, -CONVERSION_WITHIN_MS),
    to: afterMs(now, -CONVERSION_RIPE_MS),
  })
  const readings: AlertReading[] = []
  for (const { code, name, active } of await listInstitutions(tx)) {
    if (!active) continue
    const filter = { organizationId, institutionCode: code, since: afterMs(now, -CALLS_WITHIN_MS) }
    const all = (await listCallFigures(tx, filter)).find(({ operation }) => operation === null)
    const about = { subject: code, subjectName: name }
    const oldest = waiting.find(({ institutionCode }) => institutionCode === code)?.oldestAt ?? null
    const conversion = conversions.find(({ institutionCode }) => institutionCode === code)
    const [calls, failed, slowMs] = [all?.calls ?? 0, all?.failed ?? 0, all?.p95Ms ?? null]
    readings.push(
      { kind: 'calls_waiting', ...about, value: minutesSince(oldest, now) },
      { kind: 'institution_failing', ...about, value: percentOf(failed, calls, LEAST_CALLS) },
      {
        kind: 'institution_slow',
        ...about,
        value: slowMs === null || calls < LEAST_CALLS ? null : Math.round(slowMs / 1000),
      },
      {
        kind: 'conversion_low',
        ...about,
        value: percentOf(conversion?.converted ?? 0, conversion?.customers ?? 0, LEAST_CUSTOMERS),
      },
    )
  }
  return readings
}
