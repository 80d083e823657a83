import { addMonths, type Day, dayFromParts, partsOfDay } from '#lib/domain/calendar.ts'
import type { FgtsInstallment } from '#lib/domain/fgts/simulation.ts'
import { centsToDecimalText, centsToNumber, sumCents } from '#lib/domain/money.ts'
import type { ReasonCode } from '#lib/domain/reasons/catalogue.ts'
import { reasonOf } from '#lib/domain/reasons/catalogue.ts'
import { reasonTexts } from '#lib/domain/reasons/reason-texts.ts'
import { assignablePeriods, customerOf } from './customer.ts'
import { relationshipOf, scenarioOf } from './scenario.ts'
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

/** `inUse` has the due dates already assigned to a contract; `today` is the date in São Paulo. */
type BalanceFacts = { today: Day; inUse: readonly Day[] }

export const balanceTurn = (documentNumber: string, facts: BalanceFacts): Turn => {
  const { today } = facts
  const scenario = scenarioOf(documentNumber)
  const refusal = REFUSALS[scenario]
  if (refusal) return { phase: 'answered', events: [failure(documentNumber, refusal, today)] }
  switch (scenario) {
    case '908':
      return { phase: 'answered' }
    case '910':
      return { phase: 'answered', events: [answer(documentNumber, facts, { most: 1 })] }
    case '913':
      return { phase: 'answered', events: [answer(documentNumber, facts, { years: 10 })] }
    case '911':
      return { phase: 'answered', events: [answer(documentNumber, facts)], reporting: 'twice' }
    case '912':
      return {
        phase: 'answered',
        events: [failure(documentNumber, 'provider_unavailable', today), answer(documentNumber, facts)],
        reporting: 'newest_first',
      }
    default:
      return { phase: 'answered', events: [answer(documentNumber, facts)] }
  }
}

type ReportLimits = {
  most?: number
  /** Number of yearly withdrawals considered; by default today's legal maximum. */
  years?: number
}

const answer = (
  documentNumber: string,
  { today, inUse }: BalanceFacts,
  limits: ReportLimits = {},
): SandboxEvent => {
  const customer = customerOf(documentNumber)
  const all = assignablePeriods(customer, today, limits.years)
  const free = all.filter(({ dueDate }) => !inUse.includes(dueDate))
  return all.length > 0 && free.length === 0
    ? failure(documentNumber, 'ongoing_operation', today)
    : success(documentNumber, free.slice(0, limits.most))
}

const success = (documentNumber: string, assignable: readonly FgtsInstallment[]): SandboxEvent => {
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
      optedInDate: customerOf(documentNumber).optedInDate,
      ...relationshipOf(documentNumber),
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

/** Returns the end of the lock in scenario 906: the first day of the month after the birth month. */
const lockedUntil = (documentNumber: string, today: Day): Day => {
  const birthday = dayFromParts(partsOfDay(today).year, customerOf(documentNumber).birthMonth, 1)
  const end = addMonths(birthday, 1)
  return end > today ? end : addMonths(end, 12)
}
