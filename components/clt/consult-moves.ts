import type { Consult } from '#lib/client/clt'
import type { TimelineEvent } from '#lib/client/timeline'

type Line = Consult['history'][number]

/** A move of a consult; who did it is null for what followed by itself. */
export type ConsultMove = Omit<Line, 'actor'> & { actor: string | null }

/**
 * The moves of a consult, oldest first. The authorization is left to the event that reports it, with the
 * device; that our program then asks the institution is nobody's doing.
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
