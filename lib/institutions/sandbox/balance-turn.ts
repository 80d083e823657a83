import { addMonths, type Day, dayFromParts, partsOfDay } from '#lib/domain/calendar'
import { centsToDecimalText, centsToNumber, sumCents } from '#lib/domain/money'
import type { ReasonCode } from '#lib/domain/reasons/catalogue'
import { reasonOf } from '#lib/domain/reasons/catalogue'
import { reasonTexts } from '#lib/domain/reasons/reason-texts'
import { assignablePeriods, customerOf } from './customer.ts'
import { scenarioOf } from './scenario.ts'
import type { SandboxEvent, Turn } from './turn.ts'

const REFUSALS: Readonly<Record<string, ReasonCode>> = {
  '901': 'inexistent_anniversary_membership',
  '902': 'unauthorized_institution',
  '903': 'ongoing_operation',
  '904': 'processing_pending_changes',
  '905': 'no_balance',
  '906': 'on_locked_date_range',
  '907': 'provider_unavailable',
}

/**
 * What the institution does when it gets to a balance query (docs/contract.md#sandbox-institutions), on a day
 * in São Paulo.
 */
export const balanceTurn = (documentNumber: string, today: Day): Turn => {
  const scenario = scenarioOf(documentNumber)
  const refusal = REFUSALS[scenario]
  if (refusal) return { phase: 'answered', events: [failure(documentNumber, refusal, today)] }
  switch (scenario) {
    case '908':
      return { phase: 'answered' }
    case '910':
      return { phase: 'answered', events: [success(documentNumber, today, 1)] }
    case '911':
      return { phase: 'answered', events: [success(documentNumber, today)], reporting: 'twice' }
    case '912':
      return {
        phase: 'answered',
        events: [failure(documentNumber, 'provider_unavailable', today), success(documentNumber, today)],
        reporting: 'newest_first',
      }
    default:
      return { phase: 'answered', events: [success(documentNumber, today)] }
  }
}

const success = (documentNumber: string, today: Day, most?: number): SandboxEvent => {
  const customer = customerOf(documentNumber)
  const assignable = assignablePeriods(customer, today).slice(0, most)
  const amountCents = sumCents(assignable.map((period) => period.amountCents))
  const periods = assignable.map(({ dueDate, amountCents }) => ({
    dueDate,
    amount: centsToNumber(amountCents),
  }))
  return {
    type: 'balance.status.received.success',
    fields: {
      amount: centsToNumber(amountCents),
      balance: centsToDecimalText(amountCents),
      periods,
      installments: periods,
      optedInDate: customer.optedInDate,
      cached: false,
    },
  }
}

const failure = (documentNumber: string, code: ReasonCode, today: Day): SandboxEvent => {
  const details = code === 'on_locked_date_range' ? { until: lockedUntil(documentNumber, today) } : {}
  const { text, nextAction } = reasonTexts(code, 'pt-BR', details)
  const { retryable } = reasonOf(code)
  return {
    type: 'balance.status.received.fail',
    fields: { status: 'fail', errorMessage: text, code, retryable, nextAction, ...details },
  }
}

/** The birthday lock of scenario 906 ends with the month after the next birthday month. */
const lockedUntil = (documentNumber: string, today: Day): Day => {
  const birthday = dayFromParts(partsOfDay(today).year, customerOf(documentNumber).birthMonth, 1)
  const end = addMonths(birthday, 1)
  return end > today ? end : addMonths(end, 12)
}
