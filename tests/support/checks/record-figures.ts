import { appendFileSync } from 'node:fs'

/** Passes a drill's final figures to `npm run faults`, which prints all of them in one table. */
export const recordFigures = (drill: string, figures: Readonly<Record<string, string | number>>): void => {
  const path = process.env.FAULTS_FIGURES
  if (path) appendFileSync(path, `${JSON.stringify({ drill, figures })}\n`)
}

export const longestSeconds = (durations: readonly number[]): string =>
  `${(Math.max(0, ...durations) / 1000).toFixed(1)} s`
