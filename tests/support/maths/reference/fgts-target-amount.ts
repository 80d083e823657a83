import type { Day } from '#lib/domain/calendar.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { iofRuleOn } from '#lib/domain/finance/iof.ts'
import { type Cents, cents } from '#lib/domain/money.ts'
import { type AdvanceSchedule, advanceFigures, advanceSchedule, exactAdvanceNet } from './advance.ts'
import { chargeLine } from './fee.ts'
import {
  type FgtsAdvanceInput,
  type FgtsInstallment,
  type FgtsSimulation,
  findFgtsAdvance,
  inOrderOfTime,
} from './fgts-simulation.ts'

export type FgtsTargetInput = FgtsAdvanceInput & {
  targetCents: Cents
  minInstallmentCents: Cents
  minInstallments: number
}

/** Rounding changes the net by less than this many cents plus half a cent per separately taxed instalment. */
const ROUNDING_SLACK = 3

/**
 * Simulates the advance that reaches a target net amount with the fewest instalments, taken in order of due
 * date. Of several such advances, returns the one with the smallest face value
 * (docs/domain.md#fgts-simulation, step 8). The amounts of the instalments are upper limits.
 * @throws target_amount_unreachable with `maximumCents`, costs_exceed_value
 */
export const simulateFgtsTargetAmount = (input: FgtsTargetInput): FgtsSimulation => {
  const available = inOrderOfTime(input.installments)
  const iofRule = input.iofRule ?? iofRuleOn(input.releaseDate)
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
  /** Returns null when the costs leave nothing. */
  simulate: (amounts: readonly Cents[]) => FgtsSimulation | null
  ranges: readonly AmountRange[]
}

/**
 * Candidate amounts of one set of instalments. `extra` (0 to `top`) is the number of cents above the sum of
 * the minimums, so it orders the candidates by face value.
 */
type AmountRange = { top: number; amountsAt: (extra: number) => Cents[] }

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

const rangeOf = (steps: readonly { least: number; room: number }[]): AmountRange => ({
  top: steps.reduce((sum, step) => sum + step.room, 0),
  amountsAt: (extra) => {
    let remaining = extra
    return steps.map(({ least, room }) => {
      const added = Math.min(remaining, room)
      remaining -= added
      return cents(least + added)
    })
  },
})

/** The rounded net can drop by a cent as amounts grow, so the exact net locates the first candidate. */
const smallestReaching = ({ schedule, simulate, ranges }: Search, target: Cents): FgtsSimulation => {
  const slack = ROUNDING_SLACK + schedule.days.length
  if (chargeLine(schedule.parameters).ofIssue.greaterThan('0.96')) throw new DomainError('costs_exceed_value')
  for (const range of ranges) {
    for (let extra = firstExtraNear(schedule, range, target - slack); extra <= range.top; extra += 1) {
      const amounts = range.amountsAt(extra)
      if (advanceFigures(schedule, amounts).net < target) continue
      const simulation = simulate(amounts)
      // Rejects the first match if its costs are too high: a larger advance may cost less, but is not what
      // was requested.
      if (!simulation) throw new DomainError('costs_exceed_value')
      return simulation
    }
  }
  if (ranges.every((range) => !simulate(range.amountsAt(range.top))))
    throw new DomainError('costs_exceed_value')
  const maximumCents = Math.max(...ranges.map((range) => highestNet(schedule, range, slack)))
  throw new DomainError('target_amount_unreachable', { maximumCents })
}

const firstExtraNear = (schedule: AdvanceSchedule, range: AmountRange, exactNet: number): number => {
  let [low, high] = [0, range.top + 1]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    const isReached = exactAdvanceNet(schedule, range.amountsAt(middle)).greaterThanOrEqualTo(exactNet)
    if (isReached) high = middle
    else low = middle + 1
  }
  return low
}

const highestNet = (schedule: AdvanceSchedule, range: AmountRange, slack: number): number => {
  const exactTop = exactAdvanceNet(schedule, range.amountsAt(range.top)).toNumber()
  let highest = Number.NEGATIVE_INFINITY
  for (let extra = firstExtraNear(schedule, range, exactTop - 2 * slack); extra <= range.top; extra += 1)
    highest = Math.max(highest, advanceFigures(schedule, range.amountsAt(extra)).net)
  return highest
}
