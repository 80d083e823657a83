import type { JobHandler } from '#lib/jobs/handler'
import { evaluateAlerts } from '#lib/services/alerts/evaluate-alerts'

/** A worker runs this, so none is absent. */
export const evaluateAlertsHandler: JobHandler<'evaluate_alerts'> = (_payload, { at }) =>
  evaluateAlerts(at, { workerAbsentMs: 0 })
