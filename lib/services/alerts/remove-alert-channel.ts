import { removeAlertChannel as remove } from '#db/queries/alerts/alert-channels.ts'
import { withTransaction } from '#db/transaction.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'

/** Removes a channel. Its waiting messages are not sent. @throws not_found */
export const removeAlertChannel = async (
  context: Context,
  { id }: { id: string },
): Promise<{ id: string }> => {
  requirePermission(context, 'manage_alerts')
  const { organizationId, now } = context
  return withTransaction(context, async (tx) => {
    const kind = await remove(tx, { organizationId, id }, now)
    if (!kind) throw new DomainError('not_found')
    await recordAudit(tx, context, {
      action: 'alert_channel_removed',
      subjectType: 'alert_channel',
      subjectId: id,
      details: { kind },
    })
    return { id }
  })
}
