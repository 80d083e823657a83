import { findProposalDocument } from '#db/queries/proposals/proposal-documents.ts'
import { withTransaction } from '#db/transaction.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'
import { requireReason } from '#lib/services/kernel/require-reason.ts'
import { documentStorage } from '#lib/storage/stored-documents.ts'
import type { ProposalKey } from './shared/lock-proposal.ts'
import { requireVisibleProposal } from './shared/require-visible-proposal.ts'

export type DocumentFile = { content: Buffer; contentType: string; filename: string }

const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'application/pdf': 'pdf',
}

/** Returns a document and audits the read (LGPD). @throws not_found, the codes of `requireReason` */
export const getProposalDocument = async (
  context: Context,
  { id, documentId, product }: ProposalKey & { documentId: string },
): Promise<DocumentFile> => {
  requirePermission(context, 'originate')
  const row = await withTransaction(context, async (tx) => {
    const { organizationId } = context
    const { documentNumber } = await requireVisibleProposal(tx, context, { id, product })
    const document = await findProposalDocument(tx, { organizationId, proposalId: id, id: documentId })
    if (!document) throw new DomainError('not_found')
    const recorded = await requireReason(tx, context, { documentNumber })
    const details = { documentId, type: document.type, ...recorded }
    await recordAudit(tx, context, {
      action: 'document.read',
      subjectType: 'proposal',
      subjectId: id,
      details,
    })
    return document
  })
  const content = await documentStorage().read(row.storageKey)
  return {
    content,
    contentType: row.contentType,
    filename: `${row.type}-${row.id}.${EXTENSIONS[row.contentType] ?? 'bin'}`,
  }
}
