import type { Connection } from '#db/client.ts'
import type { PriceChangeRow } from '#db/queries/prices/price-changes.ts'
import type { AuditDetails } from '#lib/domain/access/audit-details.ts'
import type { Context } from '#lib/services/context.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'

type Act =
  | 'table_change_drafted'
  | 'table_change_saved'
  | 'table_change_tried'
  | 'table_change_proposed'
  | 'table_change_withdrawn'
  | 'table_change_approved'
  | 'table_change_refused'
  | 'table_change_scheduled'
  | 'table_change_started'
  | 'table_change_lapsed'

export const auditPriceChange = async (
  tx: Connection,
  context: Context,
  { change, action, details }: { change: PriceChangeRow; action: Act; details?: AuditDetails },
): Promise<void> => {
  const { product, institutionCode, tableKey, kind } = change
  await recordAudit(tx, context, {
    action,
    subjectType: 'table_change',
    subjectId: change.id,
    details: { product, institutionCode, table: tableKey, kind, ...details },
  })
}
