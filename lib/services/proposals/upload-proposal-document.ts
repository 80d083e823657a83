import { insertProposalDocument } from '#db/queries/proposals/proposal-documents.ts'
import type { ProposalRow } from '#db/queries/proposals/proposals.ts'
import { withSnapshot, withTransaction } from '#db/transaction.ts'
import { newId } from '#lib/config/ids.ts'
import type { ReceivedUpload, ReceiveUpload } from '#lib/domain/documents/receive-upload.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { fieldRefusal } from '#lib/domain/field-refusal.ts'
import { documentContentType } from '#lib/domain/proposals/document-content.ts'
import { type DocumentType, documentTypeOf } from '#lib/domain/proposals/document-type.ts'
import type { ProposalDocumentView } from '#lib/domain/proposals/proposal-view.ts'
import { isFinalStatus } from '#lib/domain/proposals/status.ts'
import { activeContentOf } from '#lib/pdf/active-content.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'
import type { StagedDocument } from '#lib/storage/document-storage.ts'
import { documentStorage } from '#lib/storage/stored-documents.ts'
import { lockProposal, type ProposalKey } from './shared/lock-proposal.ts'
import { proposalDocumentView } from './shared/proposal-detail.ts'
import { requireVisibleProposal } from './shared/require-visible-proposal.ts'

export const MAX_DOCUMENT_BYTES = 10 * 1024 * 1024

/**
 * Streams an upload into storage. The content determines the media type; no path contains the file name.
 * @throws not_found, proposal_ended, document_missing, document_too_large, document_type_not_accepted,
 *   document_active_content, invalid_request for an unknown type
 */
export const uploadProposalDocument = async (
  context: Context,
  { id, product, receive }: ProposalKey & { receive: ReceiveUpload },
): Promise<ProposalDocumentView> => {
  requirePermission(context, 'originate')
  const proposal = await withSnapshot(context, (tx) => requireVisibleProposal(tx, context, { id, product }))
  refuseEnded(proposal)
  const folder = `${context.organizationId}/${id}`
  const received = await receive(MAX_DOCUMENT_BYTES, (content) => documentStorage().stage(folder, content))
  const staged = received.file?.stored
  try {
    const checked = checkUpload(received)
    await refuseActive(checked)
    return await record(context, { ...checked, proposalId: id })
  } catch (error) {
    await staged?.discard()
    throw error
  }
}

const refuseEnded = ({ status }: ProposalRow) => {
  if (isFinalStatus(status)) throw new DomainError('proposal_ended', { status })
}

type CheckedUpload = {
  staged: StagedDocument
  type: DocumentType
  contentType: string
  originalFilename: string
}

const checkUpload = ({ fields, file }: ReceivedUpload<StagedDocument>): CheckedUpload => {
  if (!file || file.stored.sizeBytes === 0) throw new DomainError('document_missing')
  if (file.truncated) throw new DomainError('document_too_large', { limit: MAX_DOCUMENT_BYTES })
  const type = documentTypeOf(fields.type ?? '')
  if (!type) throw unknownType(fields.type)
  const contentType = documentContentType(file.stored.head, file.stored.tail)
  if (!contentType) throw new DomainError('document_type_not_accepted')
  return { staged: file.stored, type, contentType, originalFilename: plainName(file.filename) }
}

/** Rejects PDFs with active content, because uploads come from customers and API clients. */
const refuseActive = async ({ staged, contentType }: CheckedUpload) => {
  if (contentType !== 'application/pdf') return
  const activeContent = await activeContentOf(await staged.read())
  if (activeContent) throw new DomainError('document_active_content', { found: activeContent })
}

const unknownType = (text: string | undefined) =>
  fieldRefusal(
    { pointer: '/type', code: text === undefined ? 'required' : 'invalid_value' },
    'invalid_request',
  )

const plainName = (filename: string) => {
  const name = filename.split(/[/\\]/).at(-1) ?? ''
  return (
    // Cuts first, so that the filter also removes the half of a surrogate pair that the cut may leave.
    name
      .slice(0, 120)
      .replace(/[\p{C}"<>|:*?]/gu, '')
      .trim() || 'documento'
  )
}

const record = async (context: Context, upload: CheckedUpload & { proposalId: string }) => {
  const { staged, type, contentType, originalFilename, proposalId } = upload
  const storageKey = `${context.organizationId}/${proposalId}/${staged.sha256}`
  // The file is stored before the transaction: slow storage must hold no lock. A failure orphans the file.
  await staged.keep(storageKey)
  return withTransaction(context, async (tx) => {
    // The proposal may have ended during the upload.
    refuseEnded(await lockProposal(tx, context, { id: proposalId }))
    const row = {
      id: newId(context.now),
      organizationId: context.organizationId,
      proposalId,
      type,
      storageKey,
      originalFilename,
      contentType,
      sizeBytes: staged.sizeBytes,
      sha256: staged.sha256,
      createdAt: context.now,
    }
    await insertProposalDocument(tx, row)
    const details = { documentId: row.id, type }
    await recordAudit(tx, context, {
      action: 'document.upload',
      subjectType: 'proposal',
      subjectId: proposalId,
      details,
    })
    return proposalDocumentView(row)
  })
}
