import { createHash } from 'node:crypto'
import { addDays, type Day } from '#lib/domain/calendar.ts'
import { fgtsRulesOn } from '#lib/domain/fgts/rules.ts'
import { fgtsPeriods } from '#lib/domain/fgts/withdrawal-table.ts'
import { type Cents, cents } from '#lib/domain/money.ts'
import { scenarioOf } from './scenario.ts'

export type SandboxCustomer = { birthMonth: number; balanceCents: Cents; optedInDate: Day }

/** Balances range from R$ 1.500,00 to R$ 9.500,00, enough for three withdrawals above the minimum. */
const LEAST_BALANCE_CENTS = 1_500_00
const BALANCE_SPAN_CENTS = 8_000_00
/** All customers opted in on this day or earlier, so that every waiting period has passed. */
const OPTED_IN_BEFORE = '2025-01-01' as Day
const YEARS_WITHOUT_LIMIT = 10

/** This balance is enough for ten withdrawals above the minimum. */
const LARGE_BALANCE_CENTS = cents(60_000_00)
const LARGE_BALANCE_SCENARIO = '913'

export const customerOf = (documentNumber: string): SandboxCustomer => {
  const hash = createHash('sha256').update(documentNumber).digest()
  return {
    birthMonth: 1 + (hash.readUInt8(0) % 12),
    balanceCents:
      scenarioOf(documentNumber) === LARGE_BALANCE_SCENARIO
        ? LARGE_BALANCE_CENTS
        : cents(LEAST_BALANCE_CENTS + (hash.readUInt32BE(1) % BALANCE_SPAN_CENTS)),
    optedInDate: addDays(OPTED_IN_BEFORE, -(hash.readUInt16BE(5) % 1500)),
  }
}

export const assignablePeriods = (
  customer: SandboxCustomer,
  today: Day,
  years = fgtsRulesOn(today).maxInstallments ?? YEARS_WITHOUT_LIMIT,
) => {
  const rules = fgtsRulesOn(today)
  const { balanceCents, birthMonth } = customer
  const most = rules.maxInstallmentCents ?? Number.POSITIVE_INFINITY
  return fgtsPeriods({ balanceCents, birthMonth, from: today, years })
    .filter((period) => period.amountCents >= rules.minInstallmentCents)
    .map(({ dueDate, amountCents }) => ({ dueDate, amountCents: cents(Math.min(amountCents, most)) }))
}
