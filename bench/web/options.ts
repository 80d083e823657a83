import { parseArgs } from 'node:util'

/** `applied` throttles network and CPU; `simulated` loads the page unthrottled and estimates the effect. */
export type Throttling = 'applied' | 'simulated'

export type WebOptions = { only: readonly string[] | null; runs: number; throttling: Throttling }

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
