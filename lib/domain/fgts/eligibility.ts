import { addDays, type Day } from '#lib/domain/calendar'
import type { ReasonCode } from '#lib/domain/reasons/catalogue'
import type { FgtsRules } from './rules.ts'
import type { FgtsInstallment } from './simulation.ts'

export type FgtsEligibilityCode = Extract<
  ReasonCode,
  'no_balance' | 'single_installment_only' | 'installments_below_minimum' | 'waiting_period'
>

export type FgtsEligibility = { eligible: boolean; reasons: { code: FgtsEligibilityCode; until?: Day }[] }

export type FgtsEligibilityInput = {
  periods: readonly FgtsInstallment[]
  rules: FgtsRules
  today: Day
  /** The day the worker opted in to the anniversary withdrawal, when the institution reported it. */
  optedInAt?: Day | null
}

/**
 * What would stop a simulation today, reported with the balance (every reason at once): no free withdrawal, a
 * single one, fewer than two of at least the minimum, or the waiting period after opting in (`until` is the
 * first day allowed).
 */
export const fgtsEligibility = ({
  periods,
  rules,
  today,
  optedInAt,
}: FgtsEligibilityInput): FgtsEligibility => {
  const reasons: FgtsEligibility['reasons'] = []
  const shortage = shortageOf(periods, rules)
  if (shortage) reasons.push({ code: shortage })
  const until = optedInAt ? addDays(optedInAt, rules.waitingDaysAfterOptIn) : today
  if (until > today) reasons.push({ code: 'waiting_period', until })
  return { eligible: reasons.length === 0, reasons }
}

const shortageOf = (periods: readonly FgtsInstallment[], rules: FgtsRules): FgtsEligibilityCode | null => {
  const free = periods.filter((period) => period.amountCents > 0)
  if (free.length === 0) return 'no_balance'
  const usable = free.filter((period) => period.amountCents >= rules.minInstallmentCents)
  if (usable.length >= rules.minInstallmentsPerContract) return null
  return free.length < rules.minInstallmentsPerContract && usable.length > 0
    ? 'single_installment_only'
    : 'installments_below_minimum'
}
