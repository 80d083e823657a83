import { centsOfReais } from '#components/language/reais.ts'
import type { FgtsFigures } from '#lib/client/fgts.ts'
import { type Cents, cents } from '#lib/domain/money.ts'

/** Returns the amount blocked at Caixa minus the net amount, in cents. */
export const costOf = ({
  totalBalance,
  availableBalance,
}: Pick<FgtsFigures, 'totalBalance' | 'availableBalance'>): Cents =>
  cents(centsOfReais(totalBalance) - centsOfReais(availableBalance))
