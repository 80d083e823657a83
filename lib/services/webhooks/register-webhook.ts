import {
  findWebhookEndpoint,
  insertOrReplaceWebhookEndpoint,
  type WebhookEndpointRow,
} from '#db/queries/webhook-endpoints'
import { withTransaction } from '#db/transaction'
import { getEnv } from '#lib/config/env'
import { newId } from '#lib/config/ids'
import { DomainError } from '#lib/domain/errors'
import { failureCauseText } from '#lib/domain/webhooks/failure-cause'
import type { WebhookKind } from '#lib/domain/webhooks/webhook-kinds'
import { recordAudit } from '#lib/services/access/record-audit'
import type { Context } from '#lib/services/context'
import { guardUrl } from '#lib/webhooks/guard-url'
import { postWebhook, type WebhookAnswer } from '#lib/webhooks/post-webhook'
import { newWebhookSecret, sealWebhookSecret } from '#lib/webhooks/webhook-secret'
import { type RegisteredWebhook, registeredWebhookOf } from './registered-webhook.ts'
import { requireApplication } from './require-application.ts'
import { signingSecrets } from './signing-secrets.ts'

const VALIDATION_TIMEOUT_MS = 10_000

type Registration = { kind: WebhookKind; url: string }
type Secrets = Pick<WebhookEndpointRow, 'sealedSecret' | 'sealedPreviousSecret' | 'previousSecretUntil'>

/**
 * Registers where events of a kind go, or replaces the URL and switches the endpoint on again.
 * The receiver must answer a `webhook.test` with 2xx within 10 seconds; it is then told `webhook.registered`.
 * The signing secret is given on the first registration only.
 * @throws application_required, webhook_url_invalid, webhook_url_blocked, webhook_validation_failed
 */
export const registerWebhook = async (context: Context, input: Registration): Promise<RegisteredWebhook> => {
  const key = { ...requireApplication(context), kind: input.kind }
  guardUrl(input.url)
  const known = await withTransaction(context, (tx) => findWebhookEndpoint(tx, key))
  const newSecret = newWebhookSecret()
  const fresh: Secrets = {
    sealedSecret: sealWebhookSecret(newSecret),
    sealedPreviousSecret: null,
    previousSecretUntil: null,
  }
  await validateReceiver(context, input.url, known ?? fresh)

  const stored = await withTransaction(context, async (tx) => {
    const row = { ...key, id: newId(context.now), url: input.url, registeredAt: context.now }
    const endpoint = await insertOrReplaceWebhookEndpoint(tx, { ...row, sealedSecret: fresh.sealedSecret })
    const act = {
      action: 'webhook.registered',
      subjectType: 'webhook_endpoint',
      subjectId: endpoint.id,
    } as const
    await recordAudit(tx, context, { ...act, details: { kind: input.kind } })
    return endpoint
  })
  // A courtesy, sent once: the registration stands whatever the receiver answers.
  await say(context, { type: 'webhook.registered', url: input.url }, stored)
  const isFirst = stored.sealedSecret === fresh.sealedSecret
  return registeredWebhookOf(stored, isFirst ? newSecret : undefined)
}

const validateReceiver = async (context: Context, url: string, secrets: Secrets): Promise<void> => {
  const answer = await say(context, { type: 'webhook.test', url }, secrets)
  if (answer.cause === null) return
  if (answer.cause === 'blocked_address') throw new DomainError('webhook_url_blocked')
  const cause = failureCauseText(answer.cause, answer.status, context.language)
  throw new DomainError('webhook_validation_failed', { cause, receiverStatus: answer.status })
}

const say = (
  context: Context,
  message: { type: 'webhook.test' | 'webhook.registered'; url: string },
  secrets: Secrets,
): Promise<WebhookAnswer> => {
  const { type, url } = message
  const timestamp = context.now.toISOString()
  const body = JSON.stringify(type === 'webhook.test' ? { type, timestamp } : { type, timestamp, url })
  return postWebhook(
    { id: newId(context.now), at: context.now, body },
    {
      url,
      secrets: signingSecrets(secrets, context.now),
      timeoutMs: Math.min(VALIDATION_TIMEOUT_MS, getEnv().WEBHOOK_TIMEOUT_MS),
    },
  )
}
