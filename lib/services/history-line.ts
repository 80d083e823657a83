import { newId } from '#lib/config/ids.ts'
import type { DetailedReason } from '#lib/domain/proposals/reason-words.ts'
import type { Context } from './context.ts'

/** `from` is null in the first line of a history and equals `to` if the status does not change. */
export type HistoryNote<Status> = {
  from: Status | null
  to: Status
  reason: DetailedReason | null
}

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
