import { findAlertChannel, insertAlertMessage } from '#db/queries/alerts/alert-channels.ts'
import { withTransaction } from '#db/transaction.ts'
import { newId } from '#lib/config/ids.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { problemText } from '#lib/services/alerts/parts/problem-text.ts'
import { sendThroughChannel } from '#lib/services/alerts/parts/send-through-channel.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'

type ChannelTestResult = { status: 'sent' | 'failed' | 'off'; problem: string | null }

/** @throws not_found */
export const testAlertChannel = async (
  context: Context,
  { id }: { id: string },
): Promise<ChannelTestResult> => {
  requirePermission(context, 'manage_alerts')
  const { organizationId, now: at, language } = context
  const channel = await withTransaction(context, (tx) => findAlertChannel(tx, { organizationId, id }))
  if (!channel) throw new DomainError('not_found')
  const messageId = newId(at)
  const outcome = await sendThroughChannel(channel, { id: messageId, at, kind: 'test', alert: null })
  await withTransaction(context, async (tx) => {
    await insertAlertMessage(tx, {
      ...outcome,
      id: messageId,
      organizationId,
      channelId: id,
      occurrenceId: null,
      kind: 'test',
      value: null,
      attempts: 1,
      dueAt: at,
      createdAt: at,
      endedAt: at,
    })
    await recordAudit(tx, context, {
      action: 'alert_channel_tested',
      subjectType: 'alert_channel',
      subjectId: id,
      details: { kind: channel.kind },
    })
  })
  return { status: outcome.status, problem: problemText(channel.kind, outcome, language) }
}
