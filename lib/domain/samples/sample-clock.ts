import type { SampleEnd } from './sample-plan.ts'

const MINUTE_MS = 60_000
/** A story may use this share of the time since its start, so that no event lies in the future. */
const MOST_OF_TIME = 0.9

/** Duration of a story in minutes; shorter if less time is left. */
const MINUTES: Readonly<Record<SampleEnd, number>> = {
  term: 5,
  inquiry: 60,
  simulation: 90,
  waiting: 120,
  lapsed: 8 * 24 * 60,
  canceled: 24 * 60,
  held: 12 * 60,
  settled: 40 * 60,
}

export type SampleClock = {
  /** Advances by `minutes`, or by less if the story would reach the future; returns the new instant. */
  after: (minutes: number) => Date
}

export const sampleClock = (story: { startsAt: Date; end: SampleEnd }, now: Date): SampleClock => {
  const leftMinutes = (now.getTime() - story.startsAt.getTime()) / MINUTE_MS
  const scale = Math.min(1, (leftMinutes * MOST_OF_TIME) / MINUTES[story.end])
  let at = story.startsAt.getTime()
  return {
    after: (minutes) => {
      // At least one millisecond, because histories are ordered by time.
      at += Math.max(1, Math.round(minutes * scale * MINUTE_MS))
      return new Date(at)
    },
  }
}
