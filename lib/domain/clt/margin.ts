import type { Day } from '#lib/domain/calendar.ts'
import { decimal } from '#lib/domain/finance/decimal.ts'
import { type Cents, cents } from '#lib/domain/money.ts'
import { cltRulesOn } from './rules.ts'

/**
 * Returns 35 % of the margin base (remuneration after legal deductions) less other contracts' instalments,
 * rounded down, never negative (Lei 10.820/2003 art. 1 § 1 as amended by Lei 14.431/2022).
 */
export const cltMarginOf = (marginBaseCents: Cents, on: Day, takenCents: Cents = cents(0)): Cents => {
  const whole = decimal(cltRulesOn(on).marginFraction).times(marginBaseCents).floor().toNumber()
  return cents(Math.max(whole - takenCents, 0))
}
