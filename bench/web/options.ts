import { parseArgs } from 'node:util'

/** Which pages are measured, by name (`--only=home,proposals`), and how many times each (`--runs=3`). */
export type WebOptions = { only: readonly string[] | null; runs: number }

/** Reads the options of the command line. */
export const readWebOptions = (args: readonly string[]): WebOptions => {
  const { values } = parseArgs({
    args: [...args],
    options: { only: { type: 'string' }, runs: { type: 'string', default: '1' } },
  })
  return { only: values.only?.split(',') ?? null, runs: Math.max(1, Number(values.runs) || 1) }
}
