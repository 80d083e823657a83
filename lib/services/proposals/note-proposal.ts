import type { Connection } from '#db/client'
import { insertPanelChange } from '#db/queries/panel-changes'
import { insertProposalHistory } from '#db/queries/proposal-history'
import { newId } from '#lib/config/ids'
import type { ProposalStatus } from '#lib/domain/proposals/status'
import type { Context } from '#lib/services/context'

type Note = {
  proposalId: string
  /** null for the first line of a proposal. */
  from: ProposalStatus | null
  /** The same as `from` when nothing moved and something is only to be remembered. */
  to: ProposalStatus
  reason: { code: string; text: string } | null
}

/** Writes a line of a proposal's history: a move, or a note while the status stays. Of a note screens are told here, of a move by its event. */
export const noteProposal = async (tx: Connection, context: Context, note: Note): Promise<void> => {
  const { organizationId } = context
  await insertProposalHistory(tx, {
    id: newId(),
    organizationId,
    proposalId: note.proposalId,
    fromStatus: note.from,
    toStatus: note.to,
    at: context.now,
    actorKind: context.actor.kind,
    actorId: context.actor.id,
    actorName: context.actor.name,
    reasonCode: note.reason?.code ?? null,
    reasonText: note.reason?.text ?? null,
  })
  if (note.from === note.to)
    await insertPanelChange(tx, {
      organizationId,
      kind: 'proposal',
      type: 'noted',
      subjectId: note.proposalId,
    })
}
