import type { ReceiveUpload } from '#lib/domain/documents/receive-upload.ts'
import { DomainError } from '#lib/domain/errors.ts'
import type { Context } from '#lib/services/context.ts'
import { requiredDocuments, uploadedDocuments } from '#lib/services/pending-items/parts/fix-documents.ts'
import {
  type OpenedFix,
  requireIdentity,
  withLockedFix,
} from '#lib/services/pending-items/parts/open-fix-link.ts'
import { solveByCustomer } from '#lib/services/pending-items/parts/solve-by-customer.ts'
import { uploadProposalDocument } from '#lib/services/proposals/upload-proposal-document.ts'

export type FixDocument = { token: string; proof?: string | undefined; receive: ReceiveUpload }

/**
 * Stores a document; the last missing document solves the item.
 * @throws link_invalid, fix_link_expired, fix_already_solved, identity_required, pending_item_not_found,
 *   the codes of `uploadProposalDocument`
 */
export const handInFixDocument = async (
  context: Context,
  { token, proof, receive }: FixDocument,
): Promise<{ missing: readonly string[] }> => {
  // Checked before and after the upload, because the item may be solved in the meantime.
  const { proposalId, customer } = await withLockedFix(context, token, async (_tx, who, fix) => {
    requireDocumentFix(fix, proof, who)
    return { proposalId: fix.proposal.id, customer: who }
  })
  await uploadProposalDocument(customer, { id: proposalId, receive })
  return withLockedFix(context, token, async (tx, who, fix) => {
    const uploaded = await uploadedDocuments(tx, fix.item)
    const missing = requiredDocuments(fix.item).filter((type) => !uploaded.has(type))
    if (missing.length > 0) return { missing }
    const documents = [...uploaded].map(([type, key]) => ({ type, key }))
    const solution = { id: proposalId, type: 'invalid_document', documents } as const
    await solveByCustomer(tx, who, { proposal: fix.proposal, solution })
    return { missing }
  })
}

const requireDocumentFix = ({ proposal, item }: OpenedFix, proof: string | undefined, { now }: Context) => {
  requireIdentity(proof, proposal, now)
  if (item.type !== 'invalid_document') throw new DomainError('pending_item_not_found')
}
