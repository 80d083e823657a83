import type { Day } from '#lib/domain/calendar'
import { DomainError } from '#lib/domain/errors'
import { iofRuleOn } from '#lib/domain/finance/iof'
import { type Cents, cents } from '#lib/domain/money'
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
  /** The net value wanted, above zero. */
  targetCents: Cents
  /** The least an opened instalment may be, and how many a contract needs. */
  minInstallmentCents: Cents
  minInstallments: number
}

/** Roundings move the net value by less than this many cents, plus half a cent per instalment taxed apart. */
const ROUNDING_SLACK = 3

/**
 * The advance with the fewest instalments, counted from the first, and then the smallest face value in whole
 * cents whose net value reaches the target (docs/domain.md#fgts-simulation, 8). Each instalment used is open
 * at its minimum; what is wanted above that fills the first, then the second, and so on, so nobody is lent
 * more than asked for because the last instalment has a minimum. The instalments given are the most of each
 * that may be used.
 * @throws target_amount_unreachable with `maximumCents`, or costs_exceed_value when nothing can be left
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
  return smallestReaching({ schedule, simulate, ladders: laddersOf(available, input) }, input.targetCents)
}

type Search = {
  schedule: AdvanceSchedule
  /** null when the costs leave nothing. */
  simulate: (amounts: readonly Cents[]) => FgtsSimulation | null
  ladders: readonly Ladder[]
}

/**
 * The choices for one number of instalments in order of face value: rung 0 is all minima, each further rung a
 * cent.
 */
type Ladder = { top: number; amountsAt: (rung: number) => Cents[] }

const laddersOf = (
  available: readonly FgtsInstallment[],
  { minInstallmentCents, minInstallments }: Pick<FgtsTargetInput, 'minInstallmentCents' | 'minInstallments'>,
): Ladder[] => {
  const steps = available.map(({ amountCents }) => {
    const least = Math.min(minInstallmentCents, amountCents)
    return { least, room: amountCents - least }
  })
  const fewest = Math.min(minInstallments, steps.length)
  return steps.slice(fewest - 1).map((_, index) => ladderOf(steps.slice(0, fewest + index)))
}

const ladderOf = (steps: readonly { least: number; room: number }[]): Ladder => ({
  top: steps.reduce((sum, step) => sum + step.room, 0),
  amountsAt: (rung) => {
    let left = rung
    return steps.map(({ least, room }) => {
      const climbed = Math.min(left, room)
      left -= climbed
      return cents(least + climbed)
    })
  },
})

/**
 * The exact net value grows along a ladder, the rounded one can drop by a cent: so the exact one finds where
 * it can first be reached at all, and from there each rung is tried with the rounded one.
 */
const smallestReaching = ({ schedule, simulate, ladders }: Search, target: Cents): FgtsSimulation => {
  const slack = ROUNDING_SLACK + schedule.days.length
  if (chargeLine(schedule.parameters).ofIssue.greaterThan('0.96')) throw new DomainError('costs_exceed_value')
  for (const ladder of ladders) {
    for (let rung = firstRungNear(schedule, ladder, target - slack); rung <= ladder.top; rung += 1) {
      const amounts = ladder.amountsAt(rung)
      if (advanceFigures(schedule, amounts).net < target) continue
      const simulation = simulate(amounts)
      // It went on to a larger advance, which costs less.
      if (!simulation) throw new DomainError('costs_exceed_value')
      return simulation
    }
  }
  if (ladders.every((ladder) => !simulate(ladder.amountsAt(ladder.top))))
    throw new DomainError('costs_exceed_value')
  const maximumCents = Math.max(...ladders.map((ladder) => highestNet(schedule, ladder, slack)))
  throw new DomainError('target_amount_unreachable', { maximumCents })
}

const firstRungNear = (schedule: AdvanceSchedule, ladder: Ladder, exactNet: number): number => {
  let [low, high] = [0, ladder.top + 1]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    const reached = exactAdvanceNet(schedule, ladder.amountsAt(middle)).greaterThanOrEqualTo(exactNet)
    if (reached) high = middle
    else low = middle + 1
  }
  return low
}

const highestNet = (schedule: AdvanceSchedule, ladder: Ladder, slack: number): number => {
  const exactTop = exactAdvanceNet(schedule, ladder.amountsAt(ladder.top)).toNumber()
  let highest = Number.NEGATIVE_INFINITY
  for (let rung = firstRungNear(schedule, ladder, exactTop - 2 * slack); rung <= ladder.top; rung += 1)
    highest = Math.max(highest, advanceFigures(schedule, ladder.amountsAt(rung)).net)
  return highest
}
