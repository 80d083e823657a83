import { findProposal } from '#db/queries/proposals'
import { withTransaction } from '#db/transaction'
import { DomainError } from '#lib/domain/errors'
import type { ProposalDetail } from '#lib/domain/proposals/proposal-view'
import { type Context, requirePermission } from '#lib/services/context'
import type { ProposalKey } from './hold-proposal.ts'
import { proposalDetail } from './proposal-detail.ts'

/** One proposal of the organization with simulation, borrower, masked payment, history and documents. Throws `not_found`. */
export const getProposal = async (
  context: Context,
  { id, product }: ProposalKey,
): Promise<ProposalDetail> => {
  requirePermission(context, 'originate')
  return withTransaction(context, async (tx) => {
    const proposal = await findProposal(tx, { organizationId: context.organizationId, id, product })
    if (!proposal) throw new DomainError('not_found')
    return proposalDetail(tx, context, proposal)
  })
}
