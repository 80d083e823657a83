import type { Connection } from '#db/client.ts'
import { insertAlertMessage, listAlertChannels } from '#db/queries/alerts/alert-channels.ts'
import { newId } from '#lib/config/ids.ts'
import { enqueue } from '#lib/queue/enqueue.ts'
import type { Context } from '#lib/services/context.ts'

export const queueAlertMessages = async (
  tx: Connection,
  { organizationId, now }: Context,
  message: { occurrenceId: string; kind: 'opened' | 'repeated' | 'closed'; value: number },
): Promise<void> => {
  for (const { id: channelId } of await listAlertChannels(tx, organizationId)) {
    const id = newId(now)
    await insertAlertMessage(tx, {
      ...message,
      id,
      organizationId,
      channelId,
      status: 'waiting',
      attempts: 0,
      dueAt: now,
      lastError: null,
      lastStatus: null,
      createdAt: now,
      endedAt: null,
    })
    await enqueueAlertMessage(tx, { organizationId, messageId: id })
  }
}

/** Enqueues the next attempt; replaces a waiting job of the same message. */
export const enqueueAlertMessage = (
  tx: Connection,
  payload: { organizationId: string; messageId: string },
  runAt?: Date,
): Promise<void> => {
  const options = { key: `alert_message:${payload.messageId}`, maxAttempts: 5 }
  return enqueue(tx, { name: 'send_alert_message', payload }, runAt ? { ...options, runAt } : options)
}
