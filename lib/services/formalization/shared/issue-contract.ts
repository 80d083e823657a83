import type { Connection } from '#db/client.ts'
import {
  findNewestProposalDocument,
  insertProposalDocument,
} from '#db/queries/proposals/proposal-documents.ts'
import type { ProposalRow } from '#db/queries/proposals/proposals.ts'
import { newId } from '#lib/config/ids.ts'
import { CONTRACT_DOCUMENT_TYPE } from '#lib/domain/proposals/document-type.ts'
import { renderContract } from '#lib/pdf/render-contract.ts'
import type { Context } from '#lib/services/context.ts'
import { contractData } from '#lib/services/formalization/parts/contract-data.ts'
import { documentStorage } from '#lib/storage/stored-documents.ts'

/** Issues the contract at most once. If the transaction fails, the retry writes an identical file. */
export const issueContract = async (
  tx: Connection,
  context: Context,
  proposal: ProposalRow,
): Promise<void> => {
  const key = { organizationId: proposal.organizationId, proposalId: proposal.id }
  const existing = await findNewestProposalDocument(tx, { ...key, type: CONTRACT_DOCUMENT_TYPE })
  if (!existing) await reissueContract(tx, context, proposal)
}

/** Stores a contract with the current figures as the newest document, which the customer reads and signs. */
export const reissueContract = async (
  tx: Connection,
  context: Context,
  proposal: ProposalRow,
): Promise<void> => {
  const key = { organizationId: proposal.organizationId, proposalId: proposal.id }
  const content = await renderContract(await contractData(tx, proposal))
  const folder = `${key.organizationId}/${key.proposalId}`
  const staged = await documentStorage().stage(folder, once(content))
  const storageKey = `${folder}/${staged.sha256}`
  await staged.keep(storageKey)
  await insertProposalDocument(tx, {
    id: newId(context.now),
    ...key,
    type: CONTRACT_DOCUMENT_TYPE,
    storageKey,
    originalFilename: `ccb-${proposal.contractNumber}.pdf`,
    contentType: 'application/pdf',
    sizeBytes: staged.sizeBytes,
    sha256: staged.sha256,
    createdAt: context.now,
  })
}

async function* once(content: Buffer) {
  yield content
}
