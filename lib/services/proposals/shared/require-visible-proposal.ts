import type { Connection } from '#db/client'
import { findProposal, type ProposalRow } from '#db/queries/proposals'
import { DomainError } from '#lib/domain/errors'
import type { Context } from '#lib/services/context'
import { seesWorkOf } from '#lib/services/kernel/sees-work-of'
import type { ProposalKey } from './lock-proposal.ts'

/** Returns a proposal the caller may see. @throws not_found */
export const requireVisibleProposal = async (
  tx: Connection,
  context: Context,
  { id, product }: ProposalKey,
): Promise<ProposalRow> => {
  const proposal = await findProposal(tx, { organizationId: context.organizationId, id, product })
  if (!proposal || !(await seesWorkOf(tx, context, proposal.createdById))) throw new DomainError('not_found')
  return proposal
}
