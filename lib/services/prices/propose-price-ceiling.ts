import { insertApproval } from '#db/queries/approvals/approvals.ts'
import { findInstitution } from '#db/queries/institutions/institutions.ts'
import type { PriceCeilingRow } from '#db/queries/prices/price-ceilings.ts'
import { withTransaction } from '#db/transaction.ts'
import { newId } from '#lib/config/ids.ts'
import { DomainError } from '#lib/domain/errors.ts'
import type { Product } from '#lib/domain/proposals/product.ts'
import type { Context } from '#lib/services/context.ts'
import { institutionsOffering } from '#lib/services/institutions/shared/require-institution.ts'
import { auditPriceCeiling } from '#lib/services/prices/parts/audit-price-ceiling.ts'
import { requireCeilingAbovePrices } from '#lib/services/prices/parts/require-ceiling-above-prices.ts'
import { requirePriceTablePerson } from '#lib/services/prices/parts/require-price-table-person.ts'

export type ProposedCeiling = {
  product: Product
  institutionCode: string
  /** Fraction per month; null removes the ceiling. */
  monthlyRate: string | null
  note: string
}

/** @throws not_found, product_not_supported, price_ceiling_too_low, price_ceiling_waiting */
export const proposePriceCeiling = async (
  context: Context,
  input: ProposedCeiling,
): Promise<{ id: string }> => {
  requirePriceTablePerson(context)
  const { organizationId, actor, now: createdAt } = context
  return withTransaction(context, async (tx) => {
    const institution = await findInstitution(tx, input.institutionCode)
    if (!institution) throw new DomainError('not_found')
    if (!institution.products.includes(input.product)) {
      const allowed = (await institutionsOffering(tx, context, input.product)).map((row) => row.code)
      throw new DomainError('product_not_supported', { provider: input.institutionCode, allowed })
    }
    await requireCeilingAbovePrices(tx, { organizationId, ...input })
    const ceiling: PriceCeilingRow = {
      id: newId(createdAt),
      organizationId,
      ...input,
      status: 'proposed',
      createdById: actor.id,
      createdByName: actor.name,
      createdAt,
      decidedById: null,
      decidedByName: null,
      decidedAt: null,
    }
    if (!(await insertApproval(tx, 'price_ceilings', ceiling))) throw new DomainError('price_ceiling_waiting')
    await auditPriceCeiling(tx, context, { ceiling, action: 'price_ceiling_proposed' })
    return { id: ceiling.id }
  })
}
