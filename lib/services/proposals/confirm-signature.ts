import { findProposalSignature } from '#db/queries/proposal-signatures'
import { withTransaction } from '#db/transaction'
import { DomainError } from '#lib/domain/errors'
import type { Context } from '#lib/services/context'
import { institutionSide } from './institution-side.ts'

/** Tells the institution that the customer signed. A proposal that ended meanwhile is left alone. Throws `provider_…`. */
export const confirmSignature = async (
  context: Context,
  { proposalId }: { proposalId: string },
): Promise<void> => {
  const side = await institutionSide(context, proposalId)
  if (!side || side.proposal.status === 'canceled' || side.proposal.status === 'rejected') return
  const key = { organizationId: context.organizationId, proposalId }
  const signature = await withTransaction(context, (tx) => findProposalSignature(tx, key))
  if (!signature) throw new Error('a signature to confirm is missing')
  // The reference is written after the submission; the job comes again until it is there.
  if (side.externalId === undefined) throw new DomainError('provider_unavailable')
  const { signedAt, documentSha256 } = signature
  await side.institution.confirmSignature({ externalId: side.externalId, signedAt, documentSha256 })
}
