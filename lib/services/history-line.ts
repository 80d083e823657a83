import { newId } from '#lib/config/ids'
import type { GivenReason } from '#lib/domain/proposals/reason-words'
import type { Context } from './context.ts'

/**
 * A move of something that has a history, or a note while its status stays (`from` is `to` then; null for the
 * first line).
 */
export type HistoryNote<Status> = {
  from: Status | null
  to: Status
  reason: GivenReason | null
}

/** What every line of a history says: when, who, from which status to which, and why. */
export const historyLine = <Status>({ organizationId, now, actor }: Context, note: HistoryNote<Status>) => ({
  id: newId(now),
  organizationId,
  fromStatus: note.from,
  toStatus: note.to,
  at: now,
  actorKind: actor.kind,
  actorId: actor.id,
  actorName: actor.name,
  reasonCode: note.reason?.code ?? null,
  reasonDetails: note.reason && (note.reason.details ?? {}),
})
