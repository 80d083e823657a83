import { findAuditCheck } from '#db/queries/audit-checks'
import { withTransaction } from '#db/transaction'
import type { AuditBreak } from '#lib/domain/access/audit-breaks'
import { type Context, requirePermission } from '#lib/services/context'
import type { AuditOutcome } from './verify-audit.ts'

/** How the audit was when it was last verified. */
export type AuditCheck = AuditOutcome & { checkedAt: Date }

/**
 * How the organization's audit was when it was last verified, by the worker or by the operator; null before
 * the first time.
 * @throws permission_denied
 */
export const getAuditCheck = async (context: Context): Promise<AuditCheck | null> => {
  requirePermission(context, 'view_audit')
  const row = await withTransaction(context, (tx) => findAuditCheck(tx, context.organizationId))
  if (!row) return null
  const { checkedAt, positions, anchoredPosition, anchoredAt } = row
  const broken: AuditBreak | null =
    row.broken === null ? null : { what: row.broken, position: row.brokenPosition ?? 0 }
  const anchored = anchoredPosition && anchoredAt ? { position: anchoredPosition, at: anchoredAt } : null
  return { checkedAt, positions, broken, anchored }
}
