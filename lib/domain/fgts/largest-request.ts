import { cents } from '#lib/domain/money'
import type { FgtsRules } from './rules.ts'
import type { FgtsInstallment } from './simulation.ts'

/**
 * The most that can be assigned of a balance on a day: its first withdrawals, each as high as the rules
 * (docs/domain.md#fgts-simulation) allow, as many as they allow. Amounts in cents.
 */
export const largestFgtsRequest = (
  periods: readonly FgtsInstallment[],
  rules: FgtsRules,
): FgtsInstallment[] =>
  periods
    .filter(({ amountCents }) => amountCents >= rules.minInstallmentCents)
    .slice(0, rules.maxInstallments ?? periods.length)
    .map(({ dueDate, amountCents }) => ({
      dueDate,
      amountCents: cents(Math.min(amountCents, rules.maxInstallmentCents ?? amountCents)),
    }))
