import type { HomeKind, HomeLine } from './home-line.ts'

const HOUR_MS = 3_600_000

/** What only the person can move, and what a customer may be waiting for on the phone. */
const OURS: readonly HomeKind[] = ['wanted', 'pending', 'answered', 'expiring']

/**
 * How urgent a line is, 0 the most: it ends within three hours, it is ours to do, it ends within a day, it
 * waits for others.
 */
export const urgencyOf = ({ kind, until }: Pick<HomeLine, 'kind' | 'until'>, now: Date): 0 | 1 | 2 | 3 => {
  const left = until === null ? Number.POSITIVE_INFINITY : until.getTime() - now.getTime()
  // A balance that ends can be asked for again at once.
  if (kind !== 'answered' && left <= 3 * HOUR_MS) return 0
  if (OURS.includes(kind)) return 1
  return left <= 24 * HOUR_MS ? 2 : 3
}

/**
 * Lines in the order in which they should be done: by urgency; what just arrived newest first (the customer
 * may still be on the phone), everything else by its end, then by how long it has waited.
 */
export const byUrgency = (lines: readonly HomeLine[], now: Date): HomeLine[] =>
  [...lines].sort(
    (a, b) => urgencyOf(a, now) - urgencyOf(b, now) || endOf(a) - endOf(b) || turnOf(a) - turnOf(b),
  )

const endOf = ({ kind, until }: HomeLine) =>
  until === null || kind === 'answered' ? Number.MAX_SAFE_INTEGER : until.getTime()

const turnOf = ({ kind, since }: HomeLine) => (kind === 'answered' ? -since.getTime() : since.getTime())
