import { createHash } from 'node:crypto'
import { findNewestProposalDocument } from '#db/queries/proposals/proposal-documents.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { CONTRACT_DOCUMENT_TYPE } from '#lib/domain/proposals/document-type.ts'
import type { Context } from '#lib/services/context.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'
import { recordTimelineEvent } from '#lib/services/kernel/record-timeline-event.ts'
import type { EncryptedProof } from '#lib/services/self-service/shared/check-identity.ts'
import {
  encryptIdentityProof,
  identityProofEnd,
  readIdentityProof,
} from '#lib/services/self-service/shared/identity-proof.ts'
import { documentStorage } from '#lib/storage/stored-documents.ts'
import { withLink } from './shared/open-link.ts'

/** `proof` attests that the customer was identified and opened the contract; the caller must store it. */
export type ContractPdf = EncryptedProof & { content: Buffer; filename: string; sha256: string }

/**
 * Returns the contract and a proof that it was opened. Throws an Error if the stored file was altered.
 * @throws link_invalid, identity_required, contract_not_ready
 * @withoutPermission the customer's own link authorizes the call
 */
export const getContractPdf = async (
  context: Context,
  { token, proof: encrypted }: { token: string; proof?: string | undefined },
): Promise<ContractPdf> => {
  const { row, proof } = await withLink(context, token, async (tx, customer, proposal) => {
    const identity = readIdentityProof(encrypted, { subjectId: proposal.id, at: customer.now })
    if (!identity) throw new DomainError('identity_required')
    const key = {
      organizationId: proposal.organizationId,
      proposalId: proposal.id,
      type: CONTRACT_DOCUMENT_TYPE,
    }
    const document = await findNewestProposalDocument(tx, key)
    if (!document) throw new DomainError('contract_not_ready')
    await recordAudit(tx, customer, {
      action: 'contract.read',
      subjectType: 'proposal',
      subjectId: proposal.id,
    })
    if (identity.read === null)
      await recordTimelineEvent(tx, customer, {
        subjectType: 'proposal',
        subjectId: proposal.id,
        kind: 'contract_read',
        link: 'formalization',
      })
    return { row: document, proof: { ...identity, read: { at: customer.now, sha256: document.sha256 } } }
  })
  const content = await documentStorage().read(row.storageKey)
  if (createHash('sha256').update(content).digest('hex') !== row.sha256)
    throw new Error('a stored contract was altered')
  const { originalFilename: filename, sha256 } = row
  return { content, filename, sha256, proof: encryptIdentityProof(proof), expiresAt: identityProofEnd(proof) }
}
