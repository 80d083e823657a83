import type { Connection } from '../client.ts'
import type { webhookAttempts } from '../schema/webhooks.ts'

export type WebhookAttemptRow = typeof webhookAttempts.$inferSelect

/** Writes what came of one attempt. */
export const insertWebhookAttempt = async (tx: Connection, row: WebhookAttemptRow): Promise<void> => {
  const responseHeaders = row.responseHeaders === null ? null : tx.json(row.responseHeaders)
  await tx`insert into webhook_attempts ${tx({ ...row, responseHeaders })}`
}
