import { lockApproval, updateApproval } from '#db/queries/approvals/approvals.ts'
import { withTransaction } from '#db/transaction.ts'
import { APPROVAL_TRANSITIONS, canMove, type Decision, STATUS_AFTER } from '#lib/domain/approvals/approval.ts'
import { DomainError } from '#lib/domain/errors.ts'
import type { Context } from '#lib/services/context.ts'
import { requireDecider } from '#lib/services/kernel/require-decider.ts'
import { auditPriceCeiling } from '#lib/services/prices/parts/audit-price-ceiling.ts'
import { requireCeilingAbovePrices } from '#lib/services/prices/parts/require-ceiling-above-prices.ts'
import { requirePriceDecider } from '#lib/services/prices/parts/require-price-table-person.ts'

export type CeilingDecision = { id: string; decision: Decision }

/** @throws not_found, price_ceiling_closed, price_ceiling_too_low, and the codes of `requireDecider` */
export const decidePriceCeiling = async (
  context: Context,
  { id, decision }: CeilingDecision,
): Promise<{ id: string }> => {
  requirePriceDecider(context)
  const { organizationId } = context
  return withTransaction(context, async (tx) => {
    const ceiling = await lockApproval(tx, 'price_ceilings', { organizationId, id })
    if (!ceiling) throw new DomainError('not_found')
    if (!canMove(APPROVAL_TRANSITIONS, ceiling.status, STATUS_AFTER[decision]))
      throw new DomainError('price_ceiling_closed')
    const move = await requireDecider(tx, context, {
      approval: ceiling,
      decision,
      permission: 'manage_prices',
    })
    if (decision === 'approve') await requireCeilingAbovePrices(tx, ceiling)
    await updateApproval(tx, { table: 'price_ceilings', row: ceiling }, move)
    await auditPriceCeiling(tx, context, { ceiling, action: `price_ceiling_${move.status}` })
    return { id }
  })
}
