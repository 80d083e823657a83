import { listDueAlertMessages } from '#db/queries/alerts/alert-channels.ts'
import { listOrganizationsToKeep } from '#db/queries/jobs/housekeeping.ts'
import { hasLiveWorker } from '#db/queries/jobs/worker-heartbeats.ts'
import { withLookup, withTransaction } from '#db/transaction.ts'
import { evaluateAlerts } from '#lib/services/alerts/evaluate-alerts.ts'
import { sendAlertMessage } from '#lib/services/alerts/send-alert-message.ts'
import { systemContext } from '#lib/services/context.ts'

const ACTOR = { kind: 'system', id: 'evaluate_alerts', name: 'alertas' } as const

/** A worker without a heartbeat for this long is considered dead. */
const SILENCE_MS = 15_000

const MOST_MESSAGES = 20

/**
 * Evaluates alerts and sends due messages in place of a missing worker. Returns since when no worker has
 * been live, for the next call's `absentSince`; null if one is live.
 * @withoutPermission runs in the server's watch loop
 * @withoutTrace alert and message rows store when they were opened, sent and closed
 */
export const evaluateWithoutWorker = async (at: Date, absentSince: Date | null): Promise<Date | null> => {
  if (await withLookup({}, (tx) => hasLiveWorker(tx, SILENCE_MS))) return null
  const since = absentSince ?? at
  await evaluateAlerts(at, { workerAbsentMs: at.getTime() - since.getTime() })
  for (const organizationId of await withLookup({}, listOrganizationsToKeep)) {
    const context = systemContext(organizationId, at, ACTOR)
    const due = await withTransaction(context, (tx) =>
      listDueAlertMessages(tx, { organizationId, at, limit: MOST_MESSAGES }),
    )
    for (const messageId of due) await sendAlertMessage(context, { messageId })
  }
  return since
}
