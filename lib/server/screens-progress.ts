import type { BuildReport } from './build-report.ts'

/** Three phases of the build, then `open`, in which Next loads the built pages. */
export const SCREEN_PHASES = ['compile', 'pages', 'compress', 'open'] as const

export type ScreenPhase = (typeof SCREEN_PHASES)[number]

export type PhaseReport = {
  phase: ScreenPhase
  /** Milliseconds since 1970. */
  phaseStartedAt: number
  expectedMs: Readonly<Record<ScreenPhase, number>>
}

export type ScreensProgress = {
  phase: ScreenPhase
  /** From 1. Phases without an expected time are not counted. */
  step: number
  steps: number
  /** From 0 to below 1. */
  fraction: number
  remainingMs: number
}

const OPEN_MS = 1_500

/** After this share of a phase the progress slows down, so that a late phase never seems complete. */
const STEADY_PART = 0.8

const NOTHING_BUILT = { compile: 0, pages: 0, compress: 0 }

/** Returns a default report for a build whose progress cannot be read, such as a build in another folder. */
export const unreportedBuild = (startedAt: Date): BuildReport => ({
  phase: 'compile',
  phaseStartedAt: startedAt.getTime(),
  expectedMs: { compile: 25_000, pages: 6_000, compress: 3_000 },
})

export const reportOfBuild = ({ expectedMs, ...phase }: BuildReport): PhaseReport => ({
  ...phase,
  expectedMs: { ...expectedMs, open: OPEN_MS },
})

export const reportOfOpening = (at: Date, build?: BuildReport): PhaseReport => ({
  phase: 'open',
  phaseStartedAt: at.getTime(),
  expectedMs: { ...(build?.expectedMs ?? NOTHING_BUILT), open: OPEN_MS },
})

export const screensProgress = (
  { phase, phaseStartedAt, expectedMs }: PhaseReport,
  at: Date,
): ScreensProgress => {
  const index = SCREEN_PHASES.indexOf(phase)
  const sum = (phases: readonly ScreenPhase[]) => phases.reduce((total, each) => total + expectedMs[each], 0)
  const elapsedMs = Math.max(0, at.getTime() - phaseStartedAt)
  const passed = passedPart(elapsedMs / expectedMs[phase])
  const doneMs = sum(SCREEN_PHASES.slice(0, index)) + passed * expectedMs[phase]
  const totalMs = sum(SCREEN_PHASES)
  const steps = SCREEN_PHASES.filter((each) => expectedMs[each] > 0)
  return {
    phase,
    step: steps.indexOf(phase) + 1,
    steps: steps.length,
    fraction: doneMs / totalMs,
    remainingMs: totalMs - doneMs,
  }
}

/** `ratio` is the elapsed time divided by the expected time; the result is from 0 to below 1. */
const passedPart = (ratio: number): number => {
  if (ratio <= STEADY_PART) return ratio
  const rest = 1 - STEADY_PART
  // An endless phase must not round up to 1.
  return Math.min(0.999, 1 - rest * Math.exp(-(ratio - STEADY_PART) / rest))
}

/** The fraction never decreases, even if another build begins or the machine's clock is set back. */
export const trackProgress = (read: (at: Date) => PhaseReport): ((at: Date) => ScreensProgress) => {
  let highest = 0
  return (at) => {
    const progress = screensProgress(read(at), at)
    highest = Math.max(highest, progress.fraction)
    return { ...progress, fraction: highest }
  }
}
