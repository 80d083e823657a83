import type { Connection } from '#db/client.ts'
import { findProposal, type ProposalRow } from '#db/queries/proposals/proposals.ts'
import { DomainError } from '#lib/domain/errors.ts'
import type { Context } from '#lib/services/context.ts'
import { seesWorkOf } from '#lib/services/kernel/sees-work-of.ts'
import type { ProposalKey } from './lock-proposal.ts'

/** @throws not_found, also if the caller may not see the proposal */
export const requireVisibleProposal = async (
  tx: Connection,
  context: Context,
  { id, product }: ProposalKey,
): Promise<ProposalRow> => {
  const proposal = await findProposal(tx, { organizationId: context.organizationId, id, product })
  if (!proposal || !(await seesWorkOf(tx, context, proposal.createdById))) throw new DomainError('not_found')
  return proposal
}
