import type { Connection } from '#db/client.ts'
import { insertCltConsultHistory } from '#db/queries/clt/clt-consult-history.ts'
import type { ConsultStatus } from '#lib/domain/clt/consult-status.ts'
import type { Context } from '#lib/services/context.ts'
import { type HistoryNote, historyLine } from '#lib/services/history-line.ts'

type Note = HistoryNote<ConsultStatus> & { consultId: string }

export const recordCltConsultHistory = (
  tx: Connection,
  context: Context,
  { consultId, ...note }: Note,
): Promise<void> => insertCltConsultHistory(tx, { consultId, ...historyLine(context, note) })
