import type { Day } from '#lib/domain/calendar.ts'
import { cents } from '#lib/domain/money.ts'
import { isAssignable } from './pledges.ts'
import type { FgtsRules } from './rules.ts'
import type { FgtsInstallment } from './simulation.ts'

/**
 * Returns the largest request: the earliest withdrawals after the release, as many and as large as allowed.
 */
export const largestFgtsRequest = (
  periods: readonly FgtsInstallment[],
  on: { rules: FgtsRules; today: Day; releaseDate: Day },
): FgtsInstallment[] => {
  const { rules, releaseDate } = on
  return periods
    .filter(
      ({ dueDate, amountCents }) =>
        amountCents >= rules.minInstallmentCents && dueDate > releaseDate && isAssignable(dueDate, on),
    )
    .slice(0, rules.maxInstallments ?? periods.length)
    .map(({ dueDate, amountCents }) => ({
      dueDate,
      amountCents: cents(Math.min(amountCents, rules.maxInstallmentCents ?? amountCents)),
    }))
}
