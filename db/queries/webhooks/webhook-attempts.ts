import type { Connection } from '#db/client.ts'
import { attemptAnswer } from '#db/encrypted-columns.ts'
import { json } from '#db/json.ts'
import type { webhookAttempts } from '#db/schema/webhooks.ts'

export type WebhookAttemptRow = typeof webhookAttempts.$inferSelect

export const insertWebhookAttempt = async (tx: Connection, row: WebhookAttemptRow): Promise<void> => {
  const responseHeaders = row.responseHeaders === null ? null : json(tx, row.responseHeaders)
  const requestHeaders = row.requestHeaders === null ? null : json(tx, row.requestHeaders)
  const responseBody = row.responseBody && attemptAnswer.write(row, row.responseBody)
  await tx`insert into webhook_attempts ${tx({ ...row, requestHeaders, responseHeaders, responseBody })}`
}

export const listWebhookAttempts = async (
  tx: Connection,
  key: { organizationId: string; deliveryId: string },
): Promise<WebhookAttemptRow[]> => {
  const rows = await tx<WebhookAttemptRow[]>`
    select * from webhook_attempts where organization_id = ${key.organizationId} and delivery_id = ${key.deliveryId} order by number`
  return rows.map((row) => ({
    ...row,
    responseBody: row.responseBody && attemptAnswer.read(row, row.responseBody),
  }))
}
