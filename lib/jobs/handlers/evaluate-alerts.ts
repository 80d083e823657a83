import type { JobHandler } from '#lib/jobs/handler.ts'
import { evaluateAlerts } from '#lib/services/alerts/evaluate-alerts.ts'

/** A worker runs this, so none is absent. */
export const evaluateAlertsHandler: JobHandler<'evaluate_alerts'> = (_payload, { at }) =>
  evaluateAlerts(at, { workerAbsentMs: 0 })
