import type { Consult } from '#lib/client/clt.ts'
import type { TimelineEvent } from '#lib/client/timeline.ts'

type Line = Consult['history'][number]

/** `actor` is null for moves that happen by themselves. */
export type ConsultMove = Omit<Line, 'actor'> & { actor: string | null }

/**
 * Returns the moves, oldest first. Leaves the authorization to the `consent_given` event, which has the
 * device, and clears the actor of the query our service sends by itself.
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
