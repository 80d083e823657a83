import type { Connection } from '#db/client'
import { insertCltConsultHistory } from '#db/queries/clt-consult-history'
import type { ConsultStatus } from '#lib/domain/clt/consult-status'
import type { Context } from '#lib/services/context'
import { type HistoryNote, historyLine } from '#lib/services/history-line'

type Note = HistoryNote<ConsultStatus> & { consultId: string }

export const recordCltConsultHistory = (
  tx: Connection,
  context: Context,
  { consultId, ...note }: Note,
): Promise<void> => insertCltConsultHistory(tx, { consultId, ...historyLine(context, note) })
