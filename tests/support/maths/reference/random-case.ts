import { addDays, addMonths, type Day, day, dayFromParts, partsOfDay } from '#lib/domain/calendar.ts'
import { cltFirstDueDate } from '#lib/domain/clt/first-due-date.ts'
import type { CltLoanInput } from '#lib/domain/clt/simulation.ts'
import type { FgtsTargetInput } from '#lib/domain/fgts/target-amount.ts'
import type { Fee, Insurance, PriceParameters } from '#lib/domain/finance/price-parameters.ts'
import { cents } from '#lib/domain/money.ts'

/** Deterministic number in [0, 1) (Mulberry32). */
export type Chance = () => number

export const chanceFrom = (seed: number): Chance => {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const whole = (chance: Chance, from: number, to: number) => from + Math.floor(chance() * (to - from + 1))
const pick = <T>(chance: Chance, list: readonly T[]): T => list[whole(chance, 0, list.length - 1)] as T

/** Round rates, at which half cents are frequent, and hostile rates: tiny, long, or up to 100 % a month. */
const monthlyRate = (chance: Chance): string => {
  const kind = chance()
  if (kind < 0.6) return (whole(chance, 50, 600) / 10_000).toFixed(4)
  if (kind < 0.8)
    return pick(chance, ['0.01', '0.02', '0.025', '0.04', '0.05', '0.0125', '0.1', '0.25', '0.21', '1'])
  if (kind < 0.9)
    return `0.${String(whole(chance, 1, 99_999_999)).padStart(8, '0')}${whole(chance, 1000, 9999)}`
  return (whole(chance, 1, 999) / 10 ** whole(chance, 3, 9)).toFixed(12)
}

const fraction = (chance: Chance) =>
  chance() < 0.95 ? (whole(chance, 0, 800) / 10_000).toFixed(4) : (whole(chance, 0, 950) / 1_000).toFixed(3)

const feeOf = (chance: Chance): Fee => {
  if (chance() < 0.4) return { type: 'fixed', value: pick(chance, [0, 0, 50_00, whole(chance, 0, 200_00)]) }
  return { type: 'percent', value: fraction(chance), basis: pick(chance, ['issue', 'net']) }
}

const insuranceOf = (chance: Chance): Insurance => {
  const kind = chance()
  if (kind < 0.5) return { type: 'none' }
  return kind < 0.75
    ? { type: 'fixed', value: whole(chance, 0, 60_00) }
    : { type: 'percent', value: fraction(chance) }
}

const tableOf = (chance: Chance): PriceParameters => ({
  monthlyRate: monthlyRate(chance),
  dayCount: pick(chance, ['ACT_30', 'ACT_365', 'PERIODIC']),
  dailyRateDecimals: pick(chance, [null, null, null, 8, 4]),
  iofPrincipal: pick(chance, ['PV', 'AMORTISATION']),
  iofCap: pick(chance, ['days_365', 'flat_3_percent']),
  iofRounding: pick(chance, ['once', 'per_installment']),
  fee: feeOf(chance),
  insurance: insuranceOf(chance),
  cetBasis: pick(chance, ['ACT_365', 'ACT_365', 'ACT_30']),
  businessDayAdjust: pick(chance, ['none', 'none', 'next']),
  minInstallments: 1,
  maxInstallments: 480,
})

const amountOf = (chance: Chance, most: number) => {
  const kind = chance()
  if (kind < 0.1) return cents(whole(chance, 1, 300))
  return cents(kind < 0.4 ? 100 * whole(chance, 1, most / 100) : whole(chance, 1, most))
}

const releaseOf = (chance: Chance): Day => addDays(day('2026-01-02'), whole(chance, 0, 1_000))

export const fgtsCases = (chance: Chance, count: number): FgtsTargetInput[] => {
  const [parameters, releaseDate] = [tableOf(chance), releaseOf(chance)]
  const { year, month } = partsOfDay(addMonths(releaseDate, whole(chance, 1, 20)))
  const dueDates = Array.from({ length: whole(chance, 1, 7) }, (_, index) =>
    dayFromParts(year + index, month, 1),
  )
  const most = pick(chance, [500_00, 500_00, 5_000_00, 500_000_00])
  // Only small amounts at low rates get a target, because the reference would take minutes to reach other
  // targets.
  const targets = most <= 500_00 && Number(parameters.monthlyRate) < 0.06 && chance() < 0.3
  return Array.from({ length: count }, () => {
    const installments = dueDates.map((dueDate) => ({ dueDate, amountCents: amountOf(chance, most) }))
    const paid = installments.reduce((sum, item) => sum + item.amountCents, 0)
    return {
      installments,
      parameters,
      releaseDate,
      targetCents: cents(targets ? whole(chance, 1, Math.ceil(paid * 0.9)) : 0),
      minInstallmentCents: cents(pick(chance, [1, 50_00, 100_00])),
      minInstallments: pick(chance, [1, 2]),
    }
  })
}

export const cltCases = (chance: Chance, count: number): CltLoanInput[] => {
  const [parameters, releaseDate] = [tableOf(chance), releaseOf(chance)]
  const numberOfInstallments = whole(chance, 1, pick(chance, [6, 12, 12, 24, 60]))
  return Array.from({ length: count }, () => {
    const installment = amountOf(chance, pick(chance, [500_00, 2_000_00, 50_000_00]))
    const by = pick(chance, ['installment', 'net', 'margin'] as const)
    const net = cents(whole(chance, 1, installment * numberOfInstallments))
    return {
      amount: by === 'margin' ? { by } : { by, cents: by === 'net' ? net : installment },
      marginCents: cents(installment + pick(chance, [0, 0, 1, 37, 100_00])),
      limit: {
        monthMin: 0,
        monthMax: 600,
        installmentsMin: 1,
        installmentsMax: 480,
        valueMinCents: cents(1),
        valueMaxCents: cents(pick(chance, [10_000_000_00, 10_000_000_00, 5_000_00])),
      },
      numberOfInstallments,
      releaseDate,
      firstDueDate: cltFirstDueDate(releaseDate, whole(chance, 1, 28)),
      parameters,
    }
  })
}
