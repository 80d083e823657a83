import { addMonths, type Day, dayFromParts, partsOfDay } from '#lib/domain/calendar.ts'
import { type Cents, cents } from '#lib/domain/money.ts'
import type { FgtsInstallment } from './simulation.ts'

/** Upper limit of the balance (cents), percentage of the balance to withdraw, additional portion (cents). */
const BRACKETS = [
  { upTo: 500_00, percent: 50, plus: 0 },
  { upTo: 1_000_00, percent: 40, plus: 50_00 },
  { upTo: 5_000_00, percent: 30, plus: 150_00 },
  { upTo: 10_000_00, percent: 20, plus: 650_00 },
  { upTo: 15_000_00, percent: 15, plus: 1_150_00 },
  { upTo: 20_000_00, percent: 10, plus: 1_900_00 },
  { upTo: Number.POSITIVE_INFINITY, percent: 5, plus: 2_900_00 },
] as const

/** Returns the withdrawal from a balance, half-up (Lei 8.036/1990 art. 20-D and annex, Lei 13.932/2019). */
export const anniversaryWithdrawal = (balance: Cents): Cents => {
  if (balance <= 0) return cents(0)
  const bracket = BRACKETS.find((item) => balance <= item.upTo) ?? BRACKETS[6]
  const share = BigInt(balance) * BigInt(bracket.percent) + 50n
  return cents(Math.min(Number(share / 100n) + bracket.plus, balance))
}

export type FgtsPeriodsInput = { balanceCents: Cents; birthMonth: number; from: Day; years: number }

/**
 * Returns the next yearly withdrawals, due on day 1 of the birth month (1–12) after `from`: the statutory
 * table applied to the remaining balance, without interest, TR or deposits. Empty years are left out.
 */
export const fgtsPeriods = ({
  balanceCents,
  birthMonth,
  from,
  years,
}: FgtsPeriodsInput): FgtsInstallment[] => {
  const thisYear = dayFromParts(partsOfDay(from).year, birthMonth, 1)
  const first = thisYear > from ? thisYear : addMonths(thisYear, 12)
  const periods: FgtsInstallment[] = []
  let remaining = balanceCents
  for (let year = 0; year < years && remaining > 0; year += 1) {
    const amountCents = anniversaryWithdrawal(remaining)
    periods.push({ dueDate: addMonths(first, 12 * year), amountCents })
    remaining = cents(remaining - amountCents)
  }
  return periods
}
