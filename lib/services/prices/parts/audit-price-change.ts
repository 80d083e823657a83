import type { Connection } from '#db/client.ts'
import type { PriceChangeRow } from '#db/queries/prices/price-changes.ts'
import type { AuditDetails } from '#lib/domain/access/audit-details.ts'
import type { Context } from '#lib/services/context.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'

type Act =
  | 'price_change_drafted'
  | 'price_change_saved'
  | 'price_change_tried'
  | 'price_change_proposed'
  | 'price_change_withdrawn'
  | 'price_change_approved'
  | 'price_change_refused'
  | 'price_change_scheduled'
  | 'price_change_started'
  | 'price_change_lapsed'

export const auditPriceChange = async (
  tx: Connection,
  context: Context,
  { change, action, details }: { change: PriceChangeRow; action: Act; details?: AuditDetails },
): Promise<void> => {
  const { product, institutionCode, tableKey, kind } = change
  await recordAudit(tx, context, {
    action,
    subjectType: 'price_change',
    subjectId: change.id,
    details: { product, institutionCode, table: tableKey, kind, ...details },
  })
}
