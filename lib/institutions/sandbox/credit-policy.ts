import type { Day } from '#lib/domain/calendar'
import type { SimulationLimit } from '#lib/domain/clt/worker'
import { cents } from '#lib/domain/money'

type Bracket = SimulationLimit
type Policy = { from: string; brackets: readonly Bracket[] }

const bracket = (
  [monthMin, monthMax]: readonly [number, number],
  [installmentsMin, installmentsMax]: readonly [number, number],
  [valueMin, valueMax]: readonly [number, number],
): Bracket => ({
  monthMin,
  monthMax,
  installmentsMin,
  installmentsMax,
  valueMinCents: cents(valueMin),
  valueMaxCents: cents(valueMax),
})

/**
 * How long and how much the sandbox lends, by months since admission; whoever is in no bracket is not served.
 * From six months on, the most of a bracket covers the whole margin in its shortest term: programs ask for
 * that.
 */
const POLICIES: readonly [Policy, ...Policy[]] = [
  {
    from: '2025-03-21',
    brackets: [
      bracket([3, 5], [6, 12], [300_00, 2_000_00]),
      bracket([6, 11], [6, 24], [300_00, 16_000_00]),
      bracket([12, 23], [6, 36], [300_00, 18_000_00]),
      bracket([24, 35], [6, 48], [300_00, 24_000_00]),
      bracket([36, 59], [6, 72], [300_00, 35_000_00]),
      bracket([60, 720], [6, 96], [300_00, 60_000_00]),
    ],
  },
]

/**
 * What the institution's policy of a day allows so many months after the admission; null when it does not
 * serve the worker.
 */
export const simulationLimitOf = (months: number, on: Day): SimulationLimit | null => {
  const { brackets } = POLICIES.findLast(({ from }) => from <= on) ?? POLICIES[0]
  return brackets.find(({ monthMin, monthMax }) => months >= monthMin && months <= monthMax) ?? null
}
