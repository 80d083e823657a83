type Sizes = { short: number; full: number }

/** `npm run faults -- --originations=20` sets FAULTS_ORIGINATIONS; FAULTS=full asks for the full size. */
export const drillSize = (name: string, { short, full }: Sizes): number => {
  const asked = process.env[`FAULTS_${name.toUpperCase().replaceAll('-', '_')}`]
  if (asked !== undefined) return Number(asked)
  return process.env.FAULTS === 'full' ? full : short
}

/** Far above the usual duration (milliseconds), so that it ends only what hangs. */
export const drillTimeout = (size: number, msEach: number): number => 120_000 + size * msEach
