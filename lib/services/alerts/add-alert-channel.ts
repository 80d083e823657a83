import { insertAlertChannel, listAlertChannels } from '#db/queries/alerts/alert-channels.ts'
import { withTransaction } from '#db/transaction.ts'
import { newId } from '#lib/config/ids.ts'
import { type AlertChannelKind, MOST_ALERT_CHANNELS } from '#lib/domain/alerts/alert-channel.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { fieldRefusal } from '#lib/domain/field-refusal.ts'
import { problemText } from '#lib/services/alerts/parts/problem-text.ts'
import { sendThroughChannel } from '#lib/services/alerts/parts/send-through-channel.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'
import { guardUrl } from '#lib/webhooks/guard-url.ts'
import { encryptWebhookSecret, newWebhookSecret } from '#lib/webhooks/webhook-secret.ts'

/** `secret` is returned only here and is null for an e-mail channel. */
type AddedAlertChannel = { id: string; kind: AlertChannelKind; address: string; secret: string | null }

/**
 * A webhook receiver must first answer a signed `alert.test` with 2xx.
 * @throws invalid_email, webhook_url_invalid, webhook_url_blocked, webhook_validation_failed,
 *   alert_channel_exists, alert_channels_full
 */
export const addAlertChannel = async (
  context: Context,
  input: { kind: AlertChannelKind; address: string },
): Promise<AddedAlertChannel> => {
  requirePermission(context, 'manage_alerts')
  const { organizationId, now, actor } = context
  const { kind } = input
  const address = kind === 'mail' ? mailAddressOf(input.address) : guardUrl(input.address).href
  const secret = kind === 'webhook' ? newWebhookSecret() : null
  const sealedSecret = secret && encryptWebhookSecret(secret)
  if (sealedSecret !== null) await requireAnswer(context, { kind, address, sealedSecret })
  return withTransaction(context, async (tx) => {
    const id = newId(now)
    if ((await listAlertChannels(tx, organizationId)).length >= MOST_ALERT_CHANNELS)
      throw new DomainError('alert_channels_full', { maximum: MOST_ALERT_CHANNELS })
    const row = { id, organizationId, kind, address, sealedSecret, createdByName: actor.name, createdAt: now }
    if (!(await insertAlertChannel(tx, { ...row, removedAt: null })))
      throw fieldRefusal({ pointer: '/address', code: 'alert_channel_exists' })
    await recordAudit(tx, context, {
      action: 'alert_channel_added',
      subjectType: 'alert_channel',
      subjectId: id,
      details: { kind },
    })
    return { id, kind, address, secret }
  })
}

// Only a single bare address is accepted: no list, no display name, nothing that could inject a header.
const mailAddressOf = (text: string): string => {
  const address = text.trim().toLowerCase()
  if (!/^[^\s<>(),;:"@\\]{1,64}@[a-z0-9](?:[a-z0-9.-]{0,250}[a-z0-9])?$/.test(address)) {
    throw new DomainError('invalid_email')
  }
  return address
}

const requireAnswer = async (
  context: Context,
  receiver: { kind: 'webhook' | 'mail'; address: string; sealedSecret: string },
): Promise<void> => {
  const { now: at, language } = context
  const outcome = await sendThroughChannel(receiver, { id: newId(at), at, kind: 'test', alert: null })
  if (outcome.status === 'sent') return
  if (outcome.lastError === 'blocked_address') throw new DomainError('webhook_url_blocked')
  const cause = problemText('webhook', outcome, language)
  throw new DomainError('webhook_validation_failed', { cause, receiverStatus: outcome.lastStatus })
}
