import { centsOfReais } from '#components/language/reais.ts'
import type { FgtsFigures } from '#lib/client/fgts'
import { type Cents, cents } from '#lib/domain/money'

/** All a contract costs the customer: what is blocked at Caixa less what is received, in cents. */
export const costOf = ({
  totalBalance,
  availableBalance,
}: Pick<FgtsFigures, 'totalBalance' | 'availableBalance'>): Cents =>
  cents(centsOfReais(totalBalance) - centsOfReais(availableBalance))
