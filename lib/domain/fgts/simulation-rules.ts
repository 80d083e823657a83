import type { Day } from '#lib/domain/calendar.ts'
import type { ErrorDetails } from '#lib/domain/errors.ts'
import type { PriceParameters } from '#lib/domain/finance/price-parameters.ts'
import type { ReasonCode } from '#lib/domain/reasons/catalogue.ts'
import { isAssignable, lastAssignable } from './pledges.ts'
import type { FgtsRules } from './rules.ts'
import type { FgtsInstallment } from './simulation.ts'

/** `index` is null when the list itself breaks the rule. */
export type FgtsSimulationFault = {
  code: Extract<
    ReasonCode,
    | 'too_few_installments'
    | 'installment_count_above_limit'
    | 'installment_duplicated'
    | 'installment_not_available'
    | 'withdrawal_out_of_reach'
    | 'installment_amount_above_available'
    | 'installment_amount_out_of_range'
  >
  index: number | null
  field: 'dueDate' | 'amount' | null
  details: ErrorDetails
}

export type FgtsSimulationRequest = {
  installments: readonly FgtsInstallment[]
  /** Free yearly withdrawals of the live balance. */
  periods: readonly FgtsInstallment[]
  rules: FgtsRules
  /** Day of the request in São Paulo, from which the next withdrawals are counted. */
  today: Day
  parameters: Pick<PriceParameters, 'minInstallments' | 'maxInstallments'>
}

/** Returns the broken rules, at most one per instalment and one for the whole list. */
export const fgtsSimulationFaults = (request: FgtsSimulationRequest): FgtsSimulationFault[] => {
  const faults = countFaults(request)
  const dueDates = request.periods.map((period) => period.dueDate)
  const available = new Map(request.periods.map((period) => [period.dueDate, period.amountCents]))
  const seen = new Set<Day>()
  for (const [index, installment] of request.installments.entries()) {
    const { dueDate, amountCents } = installment
    const limit = available.get(dueDate)
    if (seen.has(dueDate)) {
      faults.push({ code: 'installment_duplicated', index, field: 'dueDate', details: { dueDate } })
    } else if (limit === undefined) {
      faults.push({
        code: 'installment_not_available',
        index,
        field: 'dueDate',
        details: { dueDate, allowed: dueDates },
      })
    } else if (!isAssignable(dueDate, request)) {
      const { maxInstallments: maximum } = request.rules
      const details = { dueDate, maximum, latest: lastAssignable(dueDate, request) }
      faults.push({ code: 'withdrawal_out_of_reach', index, field: 'dueDate', details })
    } else if (amountCents > limit) {
      const details = { dueDate, availableCents: limit }
      faults.push({ code: 'installment_amount_above_available', index, field: 'amount', details })
    } else if (amountCents <= 0 || isOutOfRange(installment, request.rules)) {
      const { minInstallmentCents, maxInstallmentCents } = request.rules
      const maximumCents = Math.min(limit, maxInstallmentCents ?? limit)
      const details = { dueDate, minimumCents: Math.max(1, minInstallmentCents), maximumCents }
      faults.push({ code: 'installment_amount_out_of_range', index, field: 'amount', details })
    }
    seen.add(dueDate)
  }
  return faults
}

const countFaults = ({ installments, rules, parameters }: FgtsSimulationRequest): FgtsSimulationFault[] => {
  const count = installments.length
  const minimum = Math.max(rules.minInstallmentsPerContract, parameters.minInstallments)
  const maximum = Math.min(rules.maxInstallments ?? Number.POSITIVE_INFINITY, parameters.maxInstallments)
  if (count < minimum)
    return [{ code: 'too_few_installments', index: null, field: null, details: { minimum, sent: count } }]
  if (count > maximum)
    return [
      { code: 'installment_count_above_limit', index: null, field: null, details: { maximum, sent: count } },
    ]
  return []
}

const isOutOfRange = ({ amountCents }: FgtsInstallment, rules: FgtsRules) =>
  amountCents < rules.minInstallmentCents ||
  (rules.maxInstallmentCents !== null && amountCents > rules.maxInstallmentCents)
