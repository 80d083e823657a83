import type { Day } from '#lib/domain/calendar.ts'
import { DomainError } from '#lib/domain/errors.ts'
import {
  type AdvanceSchedule,
  advanceFigures,
  advanceParts,
  advanceSchedule,
  issueAt,
  nearAdvanceNet,
} from '#lib/domain/finance/advance.ts'
import { factor, plus, roundFixed } from '#lib/domain/finance/fixed.ts'
import { iofRuleOn } from '#lib/domain/finance/iof.ts'
import { type Cents, cents } from '#lib/domain/money.ts'
import {
  type FgtsAdvanceInput,
  type FgtsInstallment,
  type FgtsSimulation,
  findFgtsAdvance,
  inOrderOfTime,
} from './simulation.ts'

export type FgtsTargetInput = FgtsAdvanceInput & {
  /** Net value to reach, above zero. */
  targetCents: Cents
  minInstallmentCents: Cents
  minInstallments: number
}

/**
 * Simulates the advance whose net value reaches the target (docs/domain.md#fgts-simulation, 8), with as few
 * instalments as possible, counted from the first, and then the smallest face value in whole cents. The given
 * amounts are maximums. Each instalment first gets its minimum, because adding the minimum of the last one at
 * the end could make the loan larger than needed; the rest of the amount then fills them in order.
 * @throws target_amount_unreachable with `maximumCents`; costs_exceed_value when nothing is left for the
 *   customer, percent charges exceed 96 % of the issue value, or the loan has no CET
 */
export const simulateFgtsTargetAmount = (input: FgtsTargetInput): FgtsSimulation => {
  const available = inOrderOfTime(input.installments)
  const iofRule = input.iofRule ?? iofRuleOn(input.releaseDate, input.parameters)
  const dueDates = available.map((item) => item.dueDate)
  const schedule = advanceSchedule({ ...input, iofRule, dueDates })
  const simulate = (amounts: readonly Cents[]) =>
    findFgtsAdvance({
      installments: amounts.map((amountCents, index) => ({ dueDate: dueDates[index] as Day, amountCents })),
      parameters: input.parameters,
      releaseDate: input.releaseDate,
      iofRule,
    })
  return smallestReaching({ schedule, simulate, ranges: rangesOf(available, input) }, input.targetCents)
}

type Search = {
  schedule: AdvanceSchedule
  /** Returns null when the costs leave nothing, or too little for a CET. */
  simulate: (amounts: readonly Cents[]) => FgtsSimulation | null
  ranges: readonly AmountRange[]
}

/** `extra`: cents above all minimums, at most `top`; `ends`: values of `extra` that fill an instalment. */
type AmountRange = { top: number; ends: readonly number[]; amountsAt: (extra: number) => Cents[] }

const rangesOf = (
  available: readonly FgtsInstallment[],
  { minInstallmentCents, minInstallments }: Pick<FgtsTargetInput, 'minInstallmentCents' | 'minInstallments'>,
): AmountRange[] => {
  const steps = available.map(({ amountCents }) => {
    const least = Math.min(minInstallmentCents, amountCents)
    return { least, room: amountCents - least }
  })
  const fewest = Math.min(minInstallments, steps.length)
  return steps.slice(fewest - 1).map((_, index) => rangeOf(steps.slice(0, fewest + index)))
}

const rangeOf = (steps: readonly { least: number; room: number }[]): AmountRange => {
  let top = 0
  const ends = steps.map(({ room }) => {
    top += room
    return top
  })
  const amountsAt = (extra: number) => {
    let remaining = extra
    return steps.map(({ least, room }) => {
      const added = Math.min(remaining, room)
      remaining -= added
      return cents(least + added)
    })
  }
  return { top, ends, amountsAt }
}

const smallestReaching = ({ schedule, simulate, ranges }: Search, target: Cents): FgtsSimulation => {
  const { line } = schedule.charges
  if (factor(line.ofIssue).near > MOST_OF_ISSUE) throw new DomainError('costs_exceed_value')
  const budget = { tries: MOST_TRIES }
  for (const range of ranges) {
    const extra = firstReaching({ schedule, range, budget }, target)
    if (extra === null) continue
    // If this amount has no CET, larger ones are not tried, because they would lend more than requested.
    const simulation = simulate(range.amountsAt(extra))
    if (!simulation) throw new DomainError('costs_exceed_value')
    return simulation
  }
  if (ranges.every((range) => !simulate(range.amountsAt(range.top))))
    throw new DomainError('costs_exceed_value')
  throw new DomainError('target_amount_unreachable', { maximumCents: highestNet(schedule, ranges) })
}

/** Percent charges above this share of the issue value leave next to nothing for the customer. */
const MOST_OF_ISSUE = 0.96

/** Maximum number of amounts tried: usual price tables need about ten, hostile ones would need millions. */
const MOST_TRIES = 1_500
/** Higher than MOST_TRIES, because this search runs only once, after a refusal. */
const MOST_TRIES_FOR_HIGHEST = 6_000

type RangeSearch = { schedule: AdvanceSchedule; range: AmountRange; budget: { tries: number } }

// Returns the first amount whose rounded net value reaches the target. A bisection by the unrounded net value
// (off by at most `slack`) finds the start; when no tries are left, a second one finds a sufficient amount.
const firstReaching = (search: RangeSearch, target: number): number | null => {
  const { schedule, range, budget } = search
  const slack = slackOf(schedule)
  const near = (extra: number) => nearAdvanceNet(schedule, range.amountsAt(extra))
  let extra = binarySearch(0, range.top + 1, (one) => near(one) >= target - slack)
  for (; extra <= range.top && budget.tries > 0; budget.tries -= 1) {
    const { netCents } = advanceFigures(schedule, range.amountsAt(extra))
    if (netCents >= target) return extra
    extra = nextLeavingMore(search, extra, target - netCents)
  }
  const sure = binarySearch(extra, range.top + 1, (one) => near(one) >= target + slack)
  return sure <= range.top ? sure : null
}

// Returns the next amount that may leave more net value: usually, a missing cent needs a cent of issue value.
// But if taxes on amortised principal are rounded separately, one can fall while another instalment grows.
const nextLeavingMore = ({ schedule, range }: RangeSearch, extra: number, missing: number): number => {
  const issue = issueAt(schedule, range.amountsAt(extra))
  const { unitTaxes, parameters } = schedule
  if (unitTaxes || parameters.iofRounding === 'once')
    return binarySearch(
      extra + 1,
      range.top + 1,
      (one) => issueAt(schedule, range.amountsAt(one)) >= issue + missing,
    )
  const taxes = taxesApart(schedule, range.amountsAt(extra))
  const end = range.ends.find((one) => one > extra) ?? range.top
  return binarySearch(extra + 1, end + 1, (one) => {
    const amounts = range.amountsAt(one)
    if (issueAt(schedule, amounts) > issue) return true
    return taxesApart(schedule, amounts).some((tax, index) => tax < (taxes[index] ?? 0))
  })
}

const taxesApart = (schedule: AdvanceSchedule, amounts: readonly Cents[]): number[] =>
  advanceParts(schedule, amounts).taxes.flatMap(({ daily, additional }) =>
    schedule.parameters.iofRounding === 'per_component'
      ? [roundFixed(daily), roundFixed(additional)]
      : [roundFixed(plus(daily, additional))],
  )

/** Maximum difference in cents between rounded and unrounded net value, floating-point errors included. */
const slackOf = ({ days, unitTaxes }: AdvanceSchedule) =>
  4 + days.length * Math.max(unitTaxes?.length ?? 2, 1)

const binarySearch = (from: number, to: number, fits: (value: number) => boolean): number => {
  let [low, high] = [from, Math.max(from, to)]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (fits(middle)) high = middle
    else low = middle + 1
  }
  return low
}

/** Searches below the tops too, because rounding can lower the net value at the top of a range. */
const highestNet = (schedule: AdvanceSchedule, ranges: readonly AmountRange[]): number => {
  const tops = ranges.map(({ top, amountsAt }) => advanceFigures(schedule, amountsAt(top)).netCents)
  const budget = { tries: MOST_TRIES_FOR_HIGHEST }
  let highest: number = Math.max(...tops)
  for (const range of ranges)
    while (firstReaching({ schedule, range, budget }, highest + 1) !== null) highest += 1
  return highest
}
