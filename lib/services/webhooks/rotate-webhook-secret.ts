import { updateWebhookEndpointSecret } from '#db/queries/webhook-endpoints'
import { withTransaction } from '#db/transaction'
import { afterMs } from '#lib/config/clock'
import { DomainError } from '#lib/domain/errors'
import { SECRET_OVERLAP_MS } from '#lib/domain/webhooks/attempt-schedule'
import type { WebhookKind } from '#lib/domain/webhooks/webhook-kinds'
import { recordAudit } from '#lib/services/access/parts/record-audit'
import type { Context } from '#lib/services/context'
import { type RegisteredWebhook, registeredWebhookOf } from '#lib/services/webhooks/parts/registered-webhook'
import { requireApplication } from '#lib/services/webhooks/parts/require-application'
import { encryptWebhookSecret, newWebhookSecret } from '#lib/webhooks/webhook-secret'

/**
 * Gives an endpoint a new signing secret and returns it; the old one signs beside it for 24 hours.
 * @throws application_required, webhook_not_found
 */
export const rotateWebhookSecret = (
  context: Context,
  input: { kind: WebhookKind },
): Promise<RegisteredWebhook> => {
  const key = { ...requireApplication(context), kind: input.kind }
  const secret = newWebhookSecret()
  const change = {
    sealedSecret: encryptWebhookSecret(secret),
    previousUntil: afterMs(context.now, SECRET_OVERLAP_MS),
  }
  return withTransaction(context, async (tx) => {
    const endpoint = await updateWebhookEndpointSecret(tx, key, change)
    if (!endpoint) throw new DomainError('webhook_not_found')
    const act = {
      action: 'webhook.secret_rotated',
      subjectType: 'webhook_endpoint',
      subjectId: endpoint.id,
    } as const
    await recordAudit(tx, context, { ...act, details: { kind: input.kind } })
    return registeredWebhookOf(endpoint, secret)
  })
}
