import type { Connection } from '#db/client.ts'
import { listDueAlertMessages } from '#db/queries/alerts/alert-channels.ts'
import {
  type AlertOccurrenceRow,
  clearOldAlerts,
  insertAlert,
  listOpenAlerts,
  updateAlert,
} from '#db/queries/alerts/alerts.ts'
import { listOrganizationsToKeep } from '#db/queries/jobs/housekeeping.ts'
import { withLookup, withTransaction } from '#db/transaction.ts'
import { afterMs } from '#lib/config/clock.ts'
import { newId } from '#lib/config/ids.ts'
import { describeError, logger } from '#lib/config/logger.ts'
import { type AlertStep, alertStep } from '#lib/domain/alerts/alert-step.ts'
import { alertRulesOf } from '#lib/services/alerts/parts/alert-rules-of.ts'
import { enqueueAlertMessage, queueAlertMessages } from '#lib/services/alerts/parts/queue-alert-messages.ts'
import { type AlertReading, readAlertFigures } from '#lib/services/alerts/parts/read-alert-figures.ts'
import { type Context, systemContext } from '#lib/services/context.ts'

const ACTOR = { kind: 'system', id: 'evaluate_alerts', name: 'alertas' } as const

const RETENTION_MS = 182 * 86_400_000

/** A message that is overdue by this long has probably lost its job and is enqueued again. */
const LOST_MS = 60_000
const MOST_LOST = 50

/**
 * Reports each alert change once. `workerAbsentMs` is the time without a live worker (0 if a worker calls).
 * @withoutPermission runs as a system job
 * @withoutTrace alert and message rows store when they were opened, sent and closed
 */
export const evaluateAlerts = async (
  at: Date,
  { workerAbsentMs }: { workerAbsentMs: number },
): Promise<void> => {
  for (const organizationId of await withLookup({}, listOrganizationsToKeep)) {
    const context = systemContext(organizationId, at, ACTOR)
    try {
      await withTransaction(context, (tx) => evaluateOne(tx, context, workerAbsentMs))
    } catch (error) {
      // A failure in one organization must not stop the others; that organization is retried in a minute.
      logger.error({ organizationId, ...describeError(error) }, 'alerts were not evaluated')
    }
  }
}

const evaluateOne = async (tx: Connection, context: Context, workerAbsentMs: number): Promise<void> => {
  const { organizationId, now } = context
  const rules = await alertRulesOf(tx, organizationId)
  const open = await listOpenAlerts(tx, organizationId)
  const readings = await readAlertFigures(tx, context, workerAbsentMs)
  for (const { kind, threshold, isOn } of rules) {
    const own = open.filter((alert) => alert.kind === kind)
    const read = readings.filter((reading) => reading.kind === kind)
    // A removed endpoint or institution no longer has a reading, so its alert closes.
    const removed = own.filter(({ subject }) => !read.some((reading) => reading.subject === subject))
    for (const reading of [...read, ...removed.map((alert) => ({ ...alert, value: null }))]) {
      const alert = own.find(({ subject }) => subject === reading.subject)
      const step = isOn ? alertStep({ kind, threshold, value: reading.value, open: alert, at: now }) : 'rest'
      await applyStep(tx, context, { step, reading, threshold, alert })
    }
  }
  const lost = { organizationId, at: afterMs(now, -LOST_MS), limit: MOST_LOST }
  for (const messageId of await listDueAlertMessages(tx, lost))
    await enqueueAlertMessage(tx, { organizationId, messageId })
  await clearOldAlerts(tx, { organizationId, before: afterMs(now, -RETENTION_MS) })
}

type StepInput = {
  step: AlertStep
  reading: AlertReading
  threshold: number
  alert: AlertOccurrenceRow | undefined
}

const applyStep = async (
  tx: Connection,
  context: Context,
  { step, reading, threshold, alert }: StepInput,
): Promise<void> => {
  if (step === 'open') return openAlert(tx, context, { reading, threshold })
  if (!alert || step === 'rest') return
  const { now } = context
  const value = reading.value ?? alert.value
  const moves = {
    repeat: { value, clearSince: null, reportedAt: now },
    worse: { value, clearSince: null },
    clearing: { clearSince: now },
    close: { closedAt: now },
  }
  const isMoved = await updateAlert(tx, alert, moves[step])
  if (!isMoved) return
  const message = { occurrenceId: alert.id, value }
  if (step === 'repeat') await queueAlertMessages(tx, context, { ...message, kind: 'repeated' })
  // The closing message reports the last bad value, because the current value is good.
  if (step === 'close')
    await queueAlertMessages(tx, context, { ...message, value: alert.value, kind: 'closed' })
}

const openAlert = async (
  tx: Connection,
  context: Context,
  { reading, threshold }: Pick<StepInput, 'reading' | 'threshold'>,
): Promise<void> => {
  const { organizationId, now } = context
  const { kind, subject, subjectName } = reading
  const value = reading.value ?? 0
  const id = newId(now)
  const isOpened = await insertAlert(tx, {
    id,
    organizationId,
    kind,
    subject,
    subjectName,
    threshold,
    value,
    openedAt: now,
    reportedAt: now,
    clearSince: null,
    closedAt: null,
  })
  if (isOpened) await queueAlertMessages(tx, context, { occurrenceId: id, kind: 'opened', value })
}
