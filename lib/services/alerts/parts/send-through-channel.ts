import type { AlertChannelRow } from '#db/queries/alerts/alert-channels.ts'
import { getEnv } from '#lib/config/env.ts'
import type { AlertMessageKind, AlertMessageStatus } from '#lib/domain/alerts/alert-channel.ts'
import { ALERT_KIND_FACTS } from '#lib/domain/alerts/alert-kinds.ts'
import { alertLines, alertMail, type ReportedAlert } from '#lib/domain/alerts/alert-message.ts'
import { sendMail } from '#lib/mail/send-mail.ts'
import { postWebhook } from '#lib/webhooks/post-webhook.ts'
import { decryptWebhookSecret } from '#lib/webhooks/webhook-secret.ts'

const TIMEOUT_MS = 10_000

/** `alert` is null for a test message. */
export type AlertReport = { id: string; at: Date; kind: AlertMessageKind; alert: ReportedAlert | null }

/** `lastStatus` is the HTTP status of a webhook receiver; null without a response. */
export type ChannelOutcome = {
  status: Exclude<AlertMessageStatus, 'waiting'>
  lastError: string | null
  lastStatus: number | null
}

type Target = Pick<AlertChannelRow, 'kind' | 'address' | 'sealedSecret'>

/** Sends a report through a channel. Never throws: a failure is returned as the outcome. */
export const sendThroughChannel = async (target: Target, report: AlertReport): Promise<ChannelOutcome> =>
  target.kind === 'mail' ? mail(target, report) : post(target, report)

const mail = async (
  { address: to }: Target,
  { id, at, kind, alert }: AlertReport,
): Promise<ChannelOutcome> => {
  const result = await sendMail({ id, at, to, ...alertMail(kind, alert, `${getEnv().ORIGIN}/alerts`) })
  if (result.outcome === 'failed') return { status: 'failed', lastError: result.cause, lastStatus: null }
  return { status: result.outcome, lastError: null, lastStatus: null }
}

const post = async (
  { address: url, sealedSecret }: Target,
  { id, at, kind, alert }: AlertReport,
): Promise<ChannelOutcome> => {
  const body = JSON.stringify({
    type: `alert.${kind}`,
    timestamp: at.toISOString(),
    ...(alert && { alert: { ...alert, unit: ALERT_KIND_FACTS[alert.kind].unit } }),
    text: alertLines(kind, alert).pt,
  })
  const secrets = sealedSecret === null ? [] : [decryptWebhookSecret(sealedSecret)]
  const timeoutMs = Math.min(TIMEOUT_MS, getEnv().WEBHOOK_TIMEOUT_MS)
  const { cause, status } = await postWebhook({ id, at, body }, { url, secrets, timeoutMs })
  return { status: cause === null ? 'sent' : 'failed', lastError: cause, lastStatus: status }
}
