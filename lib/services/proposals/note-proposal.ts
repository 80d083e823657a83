import type { Connection } from '#db/client'
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

/** Writes a line of a proposal's history: a move, or a note while the status stays. */
export const noteProposal = (tx: Connection, context: Context, note: Note): Promise<void> =>
  insertProposalHistory(tx, {
    id: newId(),
    organizationId: context.organizationId,
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
