import { listOrganizationsToKeep } from '#db/queries/jobs/housekeeping.ts'
import { withLookup } from '#db/transaction.ts'
import { logger } from '#lib/config/logger.ts'
import { addAuditAnchor } from '#lib/services/audit/parts/audit-anchors.ts'
import { type AuditFinding, examineAudit } from '#lib/services/audit/parts/examine-audit.ts'
import { saveAuditFinding } from './parts/save-audit-finding.ts'

/** Anchors each audit outside the database, to detect truncation. @throws document_storage_unavailable */
export const anchorAudits = async (at: Date): Promise<void> => {
  for (const organizationId of await withLookup({}, listOrganizationsToKeep)) {
    const finding = await examineAudit(organizationId)
    const { broken } = finding
    if (broken) logger.error({ organizationId, ...broken }, 'the chain of the audit is broken')
    const signed = broken ? finding.signed : await anchored(organizationId, finding, at)
    await saveAuditFinding(organizationId, { ...finding, signed }, at)
  }
}

const anchored = async (organizationId: string, { reached, signed }: AuditFinding, at: Date) =>
  reached.position === (signed.at(-1)?.position ?? 0)
    ? signed
    : addAuditAnchor(organizationId, signed, { ...reached, at })
