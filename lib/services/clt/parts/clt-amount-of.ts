import type { CltAmount } from '#lib/domain/clt/simulation.ts'
import { DomainError } from '#lib/domain/errors.ts'
import type { Cents } from '#lib/domain/money.ts'

/**
 * At most one of the two amounts is set (cents). Without an amount, the simulation uses the largest
 * instalment within margin and limits.
 */
export type CltAmountInput = {
  installmentCents?: Cents | null | undefined
  netCents?: Cents | null | undefined
}

/** @throws simulation_amount_ambiguous if both amounts are set */
export const cltAmountOf = ({ installmentCents = null, netCents = null }: CltAmountInput): CltAmount => {
  if (installmentCents !== null && netCents !== null) throw new DomainError('simulation_amount_ambiguous')
  if (installmentCents !== null) return { by: 'installment', cents: installmentCents }
  return netCents === null ? { by: 'margin' } : { by: 'net', cents: netCents }
}
