import {
  type AlertMessageRow,
  listAlertChannels,
  listLastAlertMessages,
} from '#db/queries/alerts/alert-channels.ts'
import { listClosedAlerts, listOpenAlerts } from '#db/queries/alerts/alerts.ts'
import { hasLiveWorker } from '#db/queries/jobs/worker-heartbeats.ts'
import { withPlannedSnapshot } from '#db/transaction.ts'
import type { AlertChannelKind } from '#lib/domain/alerts/alert-channel.ts'
import { ALERT_KIND_FACTS } from '#lib/domain/alerts/alert-kinds.ts'
import type { Language } from '#lib/domain/language.ts'
import { isMailConfigured } from '#lib/mail/send-mail.ts'
import { alertRulesOf } from '#lib/services/alerts/parts/alert-rules-of.ts'
import { problemText } from '#lib/services/alerts/parts/problem-text.ts'
import { readAlertFigures } from '#lib/services/alerts/parts/read-alert-figures.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'

/** A worker without a heartbeat for this long is considered dead. */
const SILENCE_MS = 15_000
const CLOSED_SHOWN = 20

export const getAlerts = async (context: Context) => {
  requirePermission(context, 'manage_alerts')
  const { organizationId, language } = context
  return withPlannedSnapshot(context, async (tx) => {
    const rules = await alertRulesOf(tx, organizationId)
    const open = await listOpenAlerts(tx, organizationId)
    const closed = await listClosedAlerts(tx, { organizationId, limit: CLOSED_SHOWN })
    // Only the server that runs `watchWorkers` knows how long workers have been absent.
    const workerAbsentMs = (await hasLiveWorker(tx, SILENCE_MS)) ? 0 : null
    const readings = await readAlertFigures(tx, context, workerAbsentMs)
    const channels = await listAlertChannels(tx, organizationId)
    const messages = await listLastAlertMessages(tx, organizationId)
    return {
      isMailConfigured: isMailConfigured(),
      rules: rules.map((rule) => ({
        ...rule,
        unit: ALERT_KIND_FACTS[rule.kind].unit,
        wrong: ALERT_KIND_FACTS[rule.kind].wrong,
        figures: readings
          .filter(({ kind }) => kind === rule.kind)
          .map(({ subject, subjectName, value }) => ({ subject, subjectName, value })),
        open: open.filter(({ kind }) => kind === rule.kind),
      })),
      channels: channels.map((channel) => ({
        ...channel,
        last: lastOf(
          channel.kind,
          messages.find(({ channelId }) => channelId === channel.id),
          language,
        ),
      })),
      closed: closed.flatMap(({ closedAt, ...alert }) => (closedAt ? [{ ...alert, closedAt }] : [])),
    }
  })
}

const lastOf = (channel: AlertChannelKind, message: AlertMessageRow | undefined, language: Language) =>
  message
    ? {
        kind: message.kind,
        status: message.status,
        at: message.endedAt ?? message.createdAt,
        nextAt: message.status === 'waiting' && message.attempts > 0 ? message.dueAt : null,
        problem: problemText(channel, message, language),
      }
    : null
