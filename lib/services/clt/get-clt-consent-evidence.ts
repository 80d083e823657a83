import { createHash } from 'node:crypto'
import type { Connection } from '#db/client.ts'
import { type CltConsentRow, findCltConsent } from '#db/queries/clt/clt-consents.ts'
import { withTransaction } from '#db/transaction.ts'
import { DomainError } from '#lib/domain/errors.ts'
import type { ConsentLinkAnswer } from '#lib/services/clt/parts/answer-clt-consent.ts'
import { withConsentLink } from '#lib/services/clt/parts/open-consent-link.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'
import { requireReason } from '#lib/services/kernel/require-reason.ts'
import { readIdentityProof } from '#lib/services/self-service/shared/identity-proof.ts'
import { documentStorage } from '#lib/storage/stored-documents.ts'
import { findVisibleCltConsult } from './shared/find-visible-clt-consult.ts'

export type EvidenceFormat = 'pdf' | 'json'

export type EvidenceFile = { content: Buffer; contentType: string; filename: string }

/** Records each access in the audit. @throws not_found, reveal_reason_required, reveal_limit_reached */
export const getCltConsentEvidence = async (
  context: Context,
  { id, format }: { id: string; format: EvidenceFormat },
): Promise<EvidenceFile> => {
  requirePermission(context, 'originate')
  const row = await withTransaction(context, async (tx) => {
    const consult = await findVisibleCltConsult(tx, context, id)
    if (!consult) throw new DomainError('not_found')
    const recorded = await requireReason(tx, context, consult)
    return readingOf(tx, context, { consultId: id, format, recorded })
  })
  return evidenceFile(row, format)
}

/** @throws link_invalid, identity_required, not_found */
export const getOwnConsentEvidence = async (
  context: Context,
  { token, proof }: ConsentLinkAnswer,
): Promise<EvidenceFile> => {
  const row = await withConsentLink(context, token, (tx, customer, { id }) => {
    if (!readIdentityProof(proof, { subjectId: id, at: customer.now }))
      throw new DomainError('identity_required')
    return readingOf(tx, customer, { consultId: id, format: 'pdf' })
  })
  return evidenceFile(row, 'pdf')
}

const readingOf = async (
  tx: Connection,
  context: Context,
  { consultId, format, recorded }: { consultId: string; format: EvidenceFormat; recorded?: object },
): Promise<CltConsentRow> => {
  const row = await findCltConsent(tx, { organizationId: context.organizationId, consultId })
  if (!row) throw new DomainError('not_found')
  await recordAudit(tx, context, {
    action: 'consent.read',
    subjectType: 'clt_consult',
    subjectId: consultId,
    details: { format, ...recorded },
  })
  return row
}

const evidenceFile = async (row: CltConsentRow, format: EvidenceFormat): Promise<EvidenceFile> => {
  const content =
    format === 'json' ? Buffer.from(row.evidence, 'utf8') : await documentStorage().read(row.pdfStorageKey)
  const registered = format === 'json' ? row.evidenceSha256 : row.pdfSha256
  if (createHash('sha256').update(content).digest('hex') !== registered)
    throw new Error('a stored consent evidence was altered')
  const contentType = format === 'json' ? 'application/json' : 'application/pdf'
  return { content, contentType, filename: `consentimento-${row.consultId}.${format}` }
}
