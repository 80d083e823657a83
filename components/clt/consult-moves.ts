import type { Consult } from '#lib/client/clt.ts'
import type { TimelineEvent } from '#lib/client/timeline.ts'

type Line = Consult['history'][number]

/** `actor` is null for the change to `WAITING_CONSULT`, which is automatic. */
export type ConsultMove = Omit<Line, 'actor'> & { actor: string | null }

/** Omits `CONSENT_APPROVED` if a `consent_given` event, which also shows the device, reports it. */
export const consultMoves = (
  history: readonly Line[],
  events: readonly Pick<TimelineEvent, 'kind'>[],
): ConsultMove[] => {
  const isReported = events.some(({ kind }) => kind === 'consent_given')
  return history
    .filter(({ status }) => !(isReported && status === 'CONSENT_APPROVED'))
    .map((line) => (line.status === 'WAITING_CONSULT' ? { ...line, actor: null } : line))
}
