import { lockPriceCeiling, movePriceCeiling } from '#db/queries/prices/price-ceilings.ts'
import { withTransaction } from '#db/transaction.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { canMovePriceCeiling } from '#lib/domain/prices/price-ceiling.ts'
import type { Context } from '#lib/services/context.ts'
import { requireIndependentPerson } from '#lib/services/kernel/require-independent-person.ts'
import { auditPriceCeiling } from '#lib/services/prices/parts/audit-price-ceiling.ts'
import { requireCeilingAbovePrices } from '#lib/services/prices/parts/require-ceiling-above-prices.ts'
import { requirePriceDecider } from '#lib/services/prices/parts/require-price-table-person.ts'

export type CeilingDecision = { id: string; decision: 'approve' | 'refuse' | 'withdraw' }

const MOVES = { approve: 'approved', refuse: 'refused', withdraw: 'withdrawn' } as const

/**
 * Decides on a proposed ceiling, which counts at once: another manager or the operator; its author withdraws.
 * @throws permission_denied, not_found, price_ceiling_closed, own_change, access_touched,
 *   price_change_not_yours, price_ceiling_too_low
 */
export const decidePriceCeiling = async (
  context: Context,
  { id, decision }: CeilingDecision,
): Promise<{ id: string }> => {
  requirePriceDecider(context)
  const { organizationId, actor, now: decidedAt } = context
  return withTransaction(context, async (tx) => {
    const ceiling = await lockPriceCeiling(tx, { organizationId, id })
    if (!ceiling) throw new DomainError('not_found')
    const status = MOVES[decision]
    if (!canMovePriceCeiling(ceiling.status, status)) throw new DomainError('price_ceiling_closed')
    const isAuthor = ceiling.createdById === actor.id
    if (isAuthor && decision !== 'withdraw') throw new DomainError('own_change')
    if (!isAuthor && decision === 'withdraw') throw new DomainError('price_change_not_yours')
    if (decision !== 'withdraw')
      await requireIndependentPerson(tx, context, { ...ceiling, permission: 'manage_prices' })
    if (decision === 'approve') await requireCeilingAbovePrices(tx, ceiling)
    const marks = { decidedById: actor.id, decidedByName: actor.name, decidedAt }
    const move = { status, ...(decision !== 'withdraw' && marks) }
    if (!(await movePriceCeiling(tx, { organizationId, id }, move)))
      throw new DomainError('price_ceiling_closed')
    await auditPriceCeiling(tx, context, { ceiling, action: `price_ceiling_${status}` })
    return { id }
  })
}
