/** How much of a drill the tests of every change do, and how much `npm run faults` does. */
type Sizes = { short: number; full: number }

/**
 * How large a part of a drill is: what the environment says (`npm run faults -- --originations=20` sets
 * FAULTS_ORIGINATIONS), everything with FAULTS=full, little otherwise.
 */
export const drillSize = (name: string, { short, full }: Sizes): number => {
  const asked = process.env[`FAULTS_${name.toUpperCase().replaceAll('-', '_')}`]
  if (asked !== undefined) return Number(asked)
  return process.env.FAULTS === 'full' ? full : short
}

/** Far above what a drill of this size takes: it only ends what hangs. Milliseconds. */
export const drillTimeout = (size: number, msEach: number): number => 120_000 + size * msEach
