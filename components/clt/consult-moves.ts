import type { Consult } from '#lib/client/clt.ts'
import type { TimelineEvent } from '#lib/client/timeline.ts'

type Line = Consult['history'][number]

/** `actor` is null for automatic status changes. */
export type ConsultMove = Omit<Line, 'actor'> & { actor: string | null }

/**
 * Returns the status changes, oldest first. Omits `CONSENT_APPROVED` if the timeline has a `consent_given`
 * event, which also shows the device. Clears the actor of the margin query, which is sent automatically.
 */
export const consultMoves = (
  history: readonly Line[],
  events: readonly Pick<TimelineEvent, 'kind'>[],
): ConsultMove[] => {
  const isReported = events.some(({ kind }) => kind === 'consent_given')
  return history
    .filter(({ status }) => !(isReported && status === 'CONSENT_APPROVED'))
    .map((line) => (line.status === 'WAITING_CONSULT' ? { ...line, actor: null } : line))
}
