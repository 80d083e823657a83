import type { Connection } from '#db/client'
import { findProposalForUpdate, type ProposalRow } from '#db/queries/proposals'
import { DomainError } from '#lib/domain/errors'
import type { Context } from '#lib/services/context'

/** The proposal, held against other changes until the transaction ends. Throws `not_found`. */
export const holdProposal = async (tx: Connection, context: Context, id: string): Promise<ProposalRow> => {
  const proposal = await findProposalForUpdate(tx, { organizationId: context.organizationId, id })
  if (!proposal) throw new DomainError('not_found')
  return proposal
}
