import { parseArgs } from 'node:util'

/**
 * How the slow phone comes about: its connection and processor are really slowed down, or worked out from a
 * quick visit.
 */
export type Throttling = 'applied' | 'simulated'

/**
 * Which pages are measured, by name (`--only=home,proposals`), how many times each (`--runs=3`), and with
 * which throttling (`--throttling=simulated`; applied without it).
 */
export type WebOptions = { only: readonly string[] | null; runs: number; throttling: Throttling }

/** Reads the options of the command line. */
export const readWebOptions = (args: readonly string[]): WebOptions => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string' },
      runs: { type: 'string', default: '1' },
      throttling: { type: 'string', default: 'applied' },
    },
  })
  return {
    only: values.only?.split(',') ?? null,
    runs: Math.max(1, Number(values.runs) || 1),
    throttling: values.throttling === 'simulated' ? 'simulated' : 'applied',
  }
}
