import { cpus } from 'node:os'
import { addMonths, day } from '#lib/domain/calendar.ts'
import { simulateFgtsAdvance } from '#lib/domain/fgts/simulation.ts'
import { FGTS_PRICE_DEFAULTS } from '#lib/domain/finance/price-parameters.ts'
import { cents } from '#lib/domain/money.ts'

const RELEASE = day('2026-11-23')

export const measureSimulationMaths = (seconds: number): string => {
  const lines = [3, 5, 12].map(
    (count) => `${String(count).padStart(2)} instalments: ${perSecond(count, seconds)}/s`,
  )
  return `Simulation maths, one core (${cpus()[0]?.model ?? 'unknown'}): ${lines.join(' · ')}`
}

const perSecond = (count: number, seconds: number) => {
  const installments = Array.from({ length: count }, (_, index) => ({
    dueDate: addMonths(day('2027-03-01'), 12 * index),
    amountCents: cents(50_000 - index * 137),
  }))
  const once = (run: number) =>
    simulateFgtsAdvance({
      // The first amount varies, so that nothing can be cached between runs.
      installments: installments.map((one, index) =>
        index === 0 ? { ...one, amountCents: cents(one.amountCents + (run % 5_000)) } : one,
      ),
      parameters: FGTS_PRICE_DEFAULTS,
      releaseDate: RELEASE,
    })
  for (let run = 0; run < 200; run += 1) once(run)
  const startedAt = performance.now()
  let runs = 0
  while (performance.now() - startedAt < seconds * 1000) once(runs++)
  return Math.round((runs * 1000) / (performance.now() - startedAt))
}
