import type { AuditBreak } from '#lib/domain/access/audit-breaks'
import { examineAudit } from '#lib/services/audit/parts/examine-audit'
import { keepFinding } from '#lib/services/audit/parts/keep-finding'

/** How the audit of an organization was found. */
export type AuditOutcome = {
  /** How many positions, from the first, are whole. */
  positions: number
  /** What is wrong at the first position that is not. */
  broken: AuditBreak | null
  /** The last position signed outside of the database, and when. */
  anchored: { position: number; at: Date } | null
}

/**
 * Verifies the whole audit of an organization for the operator, and keeps the outcome for the screen.
 * @throws document_storage_unavailable
 */
export const verifyAudit = async (organizationId: string, at: Date): Promise<AuditOutcome> => {
  const finding = await examineAudit(organizationId)
  await keepFinding(organizationId, finding, at)
  const last = finding.signed.at(-1)
  return {
    positions: finding.reached.position,
    broken: finding.broken,
    anchored: last ? { position: last.position, at: last.at } : null,
  }
}
