import type { Connection } from '#db/client.ts'
import { insertBackOfficeChange } from '#db/queries/live/panel-changes.ts'
import { insertProposalHistory } from '#db/queries/proposals/proposal-history.ts'
import type { ProposalStatus } from '#lib/domain/proposals/status.ts'
import type { Context } from '#lib/services/context.ts'
import { type HistoryNote, historyLine } from '#lib/services/history-line.ts'

type Note = HistoryNote<ProposalStatus> & { proposalId: string }

/** Only a status change publishes an event, so a note (`from` equals `to`) notifies open screens itself. */
export const recordProposalHistory = async (
  tx: Connection,
  context: Context,
  { proposalId, ...note }: Note,
): Promise<void> => {
  await insertProposalHistory(tx, { proposalId, ...historyLine(context, note) })
  if (note.from === note.to)
    await insertBackOfficeChange(tx, {
      organizationId: context.organizationId,
      kind: 'proposal',
      type: 'noted',
      subjectId: proposalId,
    })
}
