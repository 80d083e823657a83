import { addDays, type Day } from '#lib/domain/calendar.ts'
import type { ErrorDetails } from '#lib/domain/errors.ts'
import type { ReasonCode } from '#lib/domain/reasons/catalogue.ts'
import {
  type FgtsPledge,
  type FgtsPledgeConflict,
  fgtsPledgeConflict,
  isAssignable,
  lastAssignable,
} from './pledges.ts'
import type { FgtsRules } from './rules.ts'
import type { FgtsInstallment } from './simulation.ts'

export type FgtsEligibilityCode = Extract<
  ReasonCode,
  | 'no_balance'
  | 'single_installment_only'
  | 'installments_below_minimum'
  | 'withdrawal_out_of_reach'
  | 'withdrawals_in_use'
  | 'yearly_operation_limit'
  | 'waiting_period'
>

export type FgtsEligibility = {
  eligible: boolean
  reasons: {
    code: FgtsEligibilityCode
    until?: Day
    proposalId?: string
    details?: ErrorDetails
  }[]
}

export type FgtsEligibilityInput = {
  periods: readonly FgtsInstallment[]
  rules: FgtsRules
  today: Day
  optedInAt?: Day | null
  pledges?: readonly FgtsPledge[]
}

/**
 * Returns whether a simulation is possible, and what blocks it: fewer than two free, assignable withdrawals
 * of the minimum amount after today, a contract, the yearly limit or the waiting period (`until`: first
 * allowed day).
 */
export const fgtsEligibility = (input: FgtsEligibilityInput): FgtsEligibility => {
  const { rules, today, optedInAt } = input
  const reasons: FgtsEligibility['reasons'] = []
  const shortage = shortageOf(input)
  if (shortage) reasons.push(shortage)
  const until = waitingPeriodEnd({ rules, today, optedInAt })
  if (until) reasons.push({ code: 'waiting_period', until })
  return { eligible: reasons.length === 0, reasons }
}

/** Returns the first day after the waiting period that follows opting in; null if it is over or unknown. */
export const waitingPeriodEnd = ({
  rules,
  today,
  optedInAt,
}: Pick<FgtsEligibilityInput, 'rules' | 'today' | 'optedInAt'>): Day | null => {
  const until = optedInAt ? addDays(optedInAt, rules.waitingDaysAfterOptIn) : today
  return until > today ? until : null
}

const shortageOf = (input: FgtsEligibilityInput): FgtsEligibility['reasons'][number] | null => {
  const { rules, periods, today, pledges = [] } = input
  const free = periods.filter(({ amountCents, dueDate }) => amountCents > 0 && dueDate > today)
  if (free.length === 0) return { code: 'no_balance' }
  const minimum = rules.minInstallmentsPerContract
  const large = free.filter((period) => period.amountCents >= rules.minInstallmentCents)
  if (large.length < minimum)
    return {
      code:
        free.length < minimum && large.length > 0 ? 'single_installment_only' : 'installments_below_minimum',
    }
  const usable = large.filter(({ dueDate }) => isAssignable(dueDate, input))
  if (usable.length < minimum) return outOfReachReason(large, { ...input, pledges })
  return conflictReason(usable, { ...input, pledges })
}

/** Returns a known contract on assignable withdrawals as the reason, or else `withdrawal_out_of_reach`. */
const outOfReachReason = (
  large: readonly FgtsInstallment[],
  input: FgtsEligibilityInput & { pledges: readonly FgtsPledge[] },
): FgtsEligibility['reasons'][number] => {
  const { pledges, rules, today } = input
  const next = pledges.flatMap(({ dueDates }) => dueDates.filter((dueDate) => isAssignable(dueDate, input)))
  const conflict = fgtsPledgeConflict({ dueDates: next, pledges, rules, today })
  if (conflict) return reasonOfConflict(conflict)
  const [first] = large
  return {
    code: 'withdrawal_out_of_reach',
    details: { maximum: rules.maxInstallments, latest: first ? lastAssignable(first.dueDate, input) : null },
  }
}

const conflictReason = (
  usable: readonly FgtsInstallment[],
  { pledges, rules, today }: FgtsEligibilityInput & { pledges: readonly FgtsPledge[] },
) => {
  const inUse = new Set(pledges.flatMap(({ dueDates }) => dueDates))
  const dueDates = usable.map(({ dueDate }) => dueDate)
  const free = dueDates.filter((dueDate) => !inUse.has(dueDate))
  const conflict = fgtsPledgeConflict({
    dueDates: free.length < rules.minInstallmentsPerContract ? dueDates : free,
    pledges,
    rules,
    today,
  })
  return conflict && reasonOfConflict(conflict)
}

const reasonOfConflict = ({ code, details }: FgtsPledgeConflict): FgtsEligibility['reasons'][number] => ({
  code,
  ...('until' in details && { until: details.until }),
  proposalId: details.proposalId,
  details,
})
