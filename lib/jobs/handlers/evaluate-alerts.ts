import type { JobHandler } from '#lib/jobs/handler'
import { evaluateAlerts } from '#lib/services/alerts/evaluate-alerts'

/** Evaluates all alerts every minute (lib/jobs/timetable.ts); where this runs there is a worker. */
export const evaluateAlertsHandler: JobHandler<'evaluate_alerts'> = (_payload, { at }) =>
  evaluateAlerts(at, { workerAbsentMs: 0 })
