import type { Connection } from '#db/client.ts'
import { findProposalForUpdate, type ProposalRow } from '#db/queries/proposals/proposals.ts'
import { DomainError } from '#lib/domain/errors.ts'
import type { Product } from '#lib/domain/proposals/product.ts'
import type { Context } from '#lib/services/context.ts'
import { seesWorkOf } from '#lib/services/kernel/sees-work-of.ts'

/** With `product`, a proposal of the other product counts as not found. */
export type ProposalKey = { id: string; product?: Product | undefined }

/** @throws not_found, also if the caller may not see the proposal */
export const lockProposal = async (
  tx: Connection,
  context: Context,
  { id, product }: ProposalKey,
): Promise<ProposalRow> => {
  const { organizationId } = context
  const proposal = await findProposalForUpdate(tx, { organizationId, id, product })
  if (!proposal || !(await seesWorkOf(tx, context, proposal.createdById))) throw new DomainError('not_found')
  return proposal
}
