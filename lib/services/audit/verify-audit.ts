import type { AuditBreak } from '#lib/domain/access/audit-breaks.ts'
import { examineAudit } from '#lib/services/audit/parts/examine-audit.ts'
import { saveAuditFinding } from './parts/save-audit-finding.ts'

export type AuditOutcome = {
  /** Length of the intact prefix. */
  positions: number
  broken: AuditBreak | null
  /** Last position whose signature is stored outside the database. */
  anchored: { position: number; at: Date } | null
}

/** @throws document_storage_unavailable */
export const verifyAudit = async (organizationId: string, at: Date): Promise<AuditOutcome> => {
  const finding = await examineAudit(organizationId)
  await saveAuditFinding(organizationId, finding, at)
  const last = finding.signed.at(-1)
  return {
    positions: finding.reached.position,
    broken: finding.broken,
    anchored: last ? { position: last.position, at: last.at } : null,
  }
}
