import type { Tone } from '../ui/tone.ts'

const HOUR_MS = 3_600_000

/** How a wait looks: calm at first, then a warning, and after four hours late. */
export const queueAgeTone = (waitedMs: number): Extract<Tone, 'neutral' | 'warning' | 'danger'> =>
  waitedMs >= 4 * HOUR_MS ? 'danger' : waitedMs >= HOUR_MS ? 'warning' : 'neutral'
