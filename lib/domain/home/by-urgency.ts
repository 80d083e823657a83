import type { HomeKind, HomeLine } from './home-line.ts'

const HOUR_MS = 3_600_000

const OURS: readonly HomeKind[] = ['wanted', 'pending', 'answered', 'expiring']

/** Returns 0 (due within three hours), 1 (the agent must act), 2 (due within a day) or 3 (others act). */
export const urgencyOf = ({ kind, until }: Pick<HomeLine, 'kind' | 'until'>, now: Date): 0 | 1 | 2 | 3 => {
  const remainingMs = until === null ? Number.POSITIVE_INFINITY : until.getTime() - now.getTime()
  // A balance or margin that expires soon is not urgent, because it can be queried again.
  if (kind !== 'answered' && remainingMs <= 3 * HOUR_MS) return 0
  if (OURS.includes(kind)) return 1
  return remainingMs <= 24 * HOUR_MS ? 2 : 3
}

/** Sorts by urgency, deadline and wait; `answered` newest first, as the customer may be on the phone. */
export const byUrgency = (lines: readonly HomeLine[], now: Date): HomeLine[] =>
  [...lines].sort(
    (a, b) => urgencyOf(a, now) - urgencyOf(b, now) || endOf(a) - endOf(b) || turnOf(a) - turnOf(b),
  )

const endOf = ({ kind, until }: HomeLine) =>
  until === null || kind === 'answered' ? Number.MAX_SAFE_INTEGER : until.getTime()

const turnOf = ({ kind, since }: HomeLine) => (kind === 'answered' ? -since.getTime() : since.getTime())
