import type { CltAmount } from '#lib/domain/clt/simulation.ts'
import { DomainError } from '#lib/domain/errors.ts'
import type { Cents } from '#lib/domain/money.ts'

/** At most one amount (cents) is set; without one, the largest instalment within the limits is used. */
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
