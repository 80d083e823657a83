import { findProposalDocument } from '#db/queries/proposal-documents'
import { withTransaction } from '#db/transaction'
import { DomainError } from '#lib/domain/errors'
import { type Context, requirePermission } from '#lib/services/context'
import { recordAudit } from '#lib/services/kernel/record-audit'
import { requireReason } from '#lib/services/kernel/require-reason'
import { documentStorage } from '#lib/storage/stored-documents'
import type { ProposalKey } from './shared/lock-proposal.ts'
import { requireVisibleProposal } from './shared/require-visible-proposal.ts'

export type DocumentFile = { content: Buffer; contentType: string; filename: string }

const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'application/pdf': 'pdf',
}

/** Returns a document, audited (LGPD). @throws not_found, reveal_reason_required, reveal_limit_reached */
export const getProposalDocument = async (
  context: Context,
  { id, documentId, product }: ProposalKey & { documentId: string },
): Promise<DocumentFile> => {
  requirePermission(context, 'originate')
  const row = await withTransaction(context, async (tx) => {
    const { organizationId } = context
    const { documentNumber } = await requireVisibleProposal(tx, context, { id, product })
    const found = await findProposalDocument(tx, { organizationId, proposalId: id, id: documentId })
    if (!found) throw new DomainError('not_found')
    const recorded = await requireReason(tx, context, { documentNumber })
    const details = { documentId, type: found.type, ...recorded }
    await recordAudit(tx, context, {
      action: 'document.read',
      subjectType: 'proposal',
      subjectId: id,
      details,
    })
    return found
  })
  const content = await documentStorage().read(row.storageKey)
  return {
    content,
    contentType: row.contentType,
    filename: `${row.type}-${row.id}.${EXTENSIONS[row.contentType] ?? 'bin'}`,
  }
}
