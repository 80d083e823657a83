import { listWholeExchanges } from '#db/queries/institutions/institution-exchanges.ts'
import { withTransaction } from '#db/transaction.ts'
import { dayInSaoPaulo } from '#lib/domain/calendar.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'

/** Requires `manage_webhooks`, because data, though masked, leaves the service. @throws permission_denied */
export const exportInstitutionExchanges = async (context: Context, { ids }: { ids: readonly string[] }) => {
  requirePermission(context, 'manage_webhooks')
  const { organizationId, now } = context
  const exchanges = await withTransaction(context, async (tx) => {
    const rows = await listWholeExchanges(tx, { organizationId, ids })
    await recordAudit(tx, context, {
      action: 'institution_exchanges_exported',
      subjectType: 'organization',
      subjectId: organizationId,
      details: { count: rows.length },
    })
    return rows
  })
  const lines = exchanges.map(({ organizationId: _own, content, ...exchange }) => ({
    ...exchange,
    ...content,
  }))
  return {
    content: Buffer.from(`${JSON.stringify({ exportedAt: now, exchanges: lines }, null, 2)}\n`, 'utf8'),
    contentType: 'application/json',
    filename: `chamadas-${dayInSaoPaulo(now)}.json`,
  }
}
