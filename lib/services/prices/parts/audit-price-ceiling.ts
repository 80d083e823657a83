import type { Connection } from '#db/client.ts'
import type { PriceCeilingRow } from '#db/queries/prices/price-ceilings.ts'
import type { Context } from '#lib/services/context.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'

type Act =
  | 'price_ceiling_proposed'
  | 'price_ceiling_approved'
  | 'price_ceiling_refused'
  | 'price_ceiling_withdrawn'

export const auditPriceCeiling = async (
  tx: Connection,
  context: Context,
  { ceiling, action }: { ceiling: PriceCeilingRow; action: Act },
): Promise<void> => {
  const { id: subjectId, product, institutionCode, monthlyRate } = ceiling
  const details = { product, institutionCode, monthlyRate }
  await recordAudit(tx, context, { action, subjectType: 'price_ceiling', subjectId, details })
}
