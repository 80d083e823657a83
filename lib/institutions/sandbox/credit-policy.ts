import type { Day } from '#lib/domain/calendar.ts'
import type { SimulationLimit } from '#lib/domain/clt/worker.ts'
import { cents } from '#lib/domain/money.ts'

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

/** From six months of employment, the maximum lets clients use the whole margin over the shortest term. */
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

export const simulationLimitOf = (months: number, on: Day): SimulationLimit | null => {
  const { brackets } = POLICIES.findLast(({ from }) => from <= on) ?? POLICIES[0]
  return brackets.find(({ monthMin, monthMax }) => months >= monthMin && months <= monthMax) ?? null
}
