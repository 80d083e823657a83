import { fieldRefusal } from '#lib/domain/field-refusal'
import { formatPercent } from '#lib/domain/finance/percent'
import type { Product } from '#lib/domain/proposals/product'
import type { FeeTableParameters } from '../finance/fee-table.ts'
import { isAboveRate } from '../finance/is-above-rate.ts'

/**
 * The statuses of a ceiling: one manager proposes it, another decides. The approved one decided last counts.
 */
export const PRICE_CEILING_TRANSITIONS = {
  proposed: ['approved', 'refused', 'withdrawn'],
  approved: [],
  refused: [],
  withdrawn: [],
} as const
export type PriceCeilingStatus = keyof typeof PRICE_CEILING_TRANSITIONS
export const PRICE_CEILING_STATUSES = Object.keys(PRICE_CEILING_TRANSITIONS) as [
  PriceCeilingStatus,
  ...PriceCeilingStatus[],
]

/** Whether the move is in the table. */
export const canMovePriceCeiling = (from: PriceCeilingStatus, to: PriceCeilingStatus): boolean =>
  (PRICE_CEILING_TRANSITIONS[from] as readonly PriceCeilingStatus[]).includes(to)

/** A product at an institution: its ceiling, the one proposed, and the highest rate of its tables in use. */
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

/**
 * Refuses a price above the ceiling of its product at its institution, at the field of its rate; null is no
 * ceiling. At the ceiling is allowed.
 * @throws price_above_ceiling
 */
export const refuseAboveCeiling = (
  { monthlyRate }: Pick<FeeTableParameters, 'monthlyRate'>,
  ceiling: string | null,
): void => {
  if (ceiling === null || !isAboveRate(monthlyRate, ceiling)) return
  const details = { ceiling: formatPercent(ceiling) }
  throw fieldRefusal({ pointer: '/parameters/monthlyRate', code: 'price_above_ceiling', details })
}
