import { appendFileSync } from 'node:fs'

/** Hands the figures in which a drill ended to `npm run faults`, which prints the table of all. */
export const closingFigures = (drill: string, figures: Readonly<Record<string, string | number>>): void => {
  const path = process.env.FAULTS_FIGURES
  if (path) appendFileSync(path, `${JSON.stringify({ drill, figures })}\n`)
}

/** The largest, in seconds with one decimal, of durations in milliseconds. */
export const longestSeconds = (durations: readonly number[]): string =>
  `${(Math.max(0, ...durations) / 1000).toFixed(1)} s`
