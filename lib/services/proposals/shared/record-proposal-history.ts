import type { Connection } from '#db/client'
import { insertBackOfficeChange } from '#db/queries/panel-changes'
import { insertProposalHistory } from '#db/queries/proposal-history'
import type { ProposalStatus } from '#lib/domain/proposals/status'
import type { Context } from '#lib/services/context'
import { type HistoryNote, historyLine } from '#lib/services/history-line'

type Note = HistoryNote<ProposalStatus> & { proposalId: string }

/** Writes a line of a proposal's history. Screens learn of notes here, of moves by their event. */
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
