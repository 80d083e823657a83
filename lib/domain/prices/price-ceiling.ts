import { fieldRefusal } from '#lib/domain/field-refusal.ts'
import { isAboveRate } from '#lib/domain/finance/is-above-rate.ts'
import { formatPercent } from '#lib/domain/finance/percent.ts'
import type { PriceParameters } from '#lib/domain/finance/price-parameters.ts'
import type { Product } from '#lib/domain/proposals/product.ts'

export type ProductPriceCeiling = {
  product: Product
  institutionCode: string
  institutionName: string
  inForce: { monthlyRate: string; since: Date; byName: string } | null
  highestRate: string | null
  open: {
    id: string
    monthlyRate: string | null
    note: string
    createdByName: string
    isMine: boolean
  } | null
}

/** Rejects a rate above the ceiling; null allows any rate. @throws price_above_ceiling at the rate's field */
export const refuseAboveCeiling = (
  { monthlyRate }: Pick<PriceParameters, 'monthlyRate'>,
  ceiling: string | null,
): void => {
  if (ceiling === null || !isAboveRate(monthlyRate, ceiling)) return
  const details = { ceiling: formatPercent(ceiling) }
  throw fieldRefusal({ pointer: '/parameters/monthlyRate', code: 'price_above_ceiling', details })
}
