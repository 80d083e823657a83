import type { Connection } from '#db/client'
import { insertCltConsultHistory } from '#db/queries/clt-consult-history'
import { newId } from '#lib/config/ids'
import type { ConsultStatus } from '#lib/domain/clt/consult-status'
import type { Context } from '#lib/services/context'

type Note = {
  consultId: string
  /** null for the first line of a consult. */
  from: ConsultStatus | null
  to: ConsultStatus
  reason: { code: string; text: string } | null
}

/** Writes a line of a consult's history. */
export const noteCltConsult = (tx: Connection, context: Context, note: Note): Promise<void> =>
  insertCltConsultHistory(tx, {
    id: newId(),
    organizationId: context.organizationId,
    consultId: note.consultId,
    fromStatus: note.from,
    toStatus: note.to,
    at: context.now,
    actorKind: context.actor.kind,
    actorId: context.actor.id,
    actorName: context.actor.name,
    reasonCode: note.reason?.code ?? null,
    reasonText: note.reason?.text ?? null,
  })
