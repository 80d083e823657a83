import type { Connection } from '#db/client.ts'
import { attemptAnswer } from '#db/encrypted-columns.ts'
import type { webhookAttempts } from '#db/schema/webhooks.ts'

export type WebhookAttemptRow = typeof webhookAttempts.$inferSelect

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
