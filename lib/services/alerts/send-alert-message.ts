import { claimAlertMessage, findAlertChannel, updateAlertMessage } from '#db/queries/alerts/alert-channels.ts'
import { findAlert } from '#db/queries/alerts/alerts.ts'
import { withTransaction } from '#db/transaction.ts'
import { afterMs } from '#lib/config/clock.ts'
import { backoffMs } from '#lib/domain/alerts/alert-channel.ts'
import { enqueueAlertMessage } from '#lib/services/alerts/parts/queue-alert-messages.ts'
import { sendThroughChannel } from '#lib/services/alerts/parts/send-through-channel.ts'
import type { Context } from '#lib/services/context.ts'

/** Longer than any attempt can take, so a sender whose lease has expired is considered dead. */
const LEASE_MS = 120_000

/**
 * @withoutPermission runs as a system job
 * @withoutTrace alert and message rows store when they were opened, sent and closed
 */
export const sendAlertMessage = async (
  context: Context,
  { messageId: id }: { messageId: string },
): Promise<void> => {
  const { organizationId, now } = context
  const key = { organizationId, id }
  const claimed = await withTransaction(context, async (tx) => {
    const message = await claimAlertMessage(tx, key, { at: now, until: afterMs(now, LEASE_MS) })
    if (!message) return undefined
    const channel = await findAlertChannel(tx, { organizationId, id: message.channelId })
    const alert = message.occurrenceId && (await findAlert(tx, { organizationId, id: message.occurrenceId }))
    if (channel && alert) return { message, channel, alert }
    // The channel was removed, or the alert was deleted.
    await updateAlertMessage(tx, key, { status: 'failed', endedAt: now })
    return undefined
  })
  if (!claimed) return
  const { message, channel, alert } = claimed
  const { kind, value, attempts } = message
  const { subject, subjectName, threshold, openedAt, closedAt } = alert
  const fields = { kind: alert.kind, subject, subjectName, threshold, openedAt }
  const outcome = await sendThroughChannel(channel, {
    id,
    kind,
    at: now,
    alert: { ...fields, value: value ?? alert.value, closedAt: kind === 'closed' ? closedAt : null },
  })
  const wait = outcome.status === 'failed' ? backoffMs(attempts) : undefined
  await withTransaction(context, async (tx) => {
    if (wait === undefined) return updateAlertMessage(tx, key, { ...outcome, endedAt: now })
    const dueAt = afterMs(now, wait)
    await updateAlertMessage(tx, key, { ...outcome, status: 'waiting', dueAt })
    await enqueueAlertMessage(tx, { organizationId, messageId: id }, dueAt)
  })
}
