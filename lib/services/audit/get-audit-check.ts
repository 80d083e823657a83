import { findAuditCheck } from '#db/queries/audit/audit-checks.ts'
import { withTransaction } from '#db/transaction.ts'
import type { AuditBreak } from '#lib/domain/access/audit-breaks.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import type { AuditOutcome } from './verify-audit.ts'

export type AuditCheck = AuditOutcome & { checkedAt: Date }

/** Returns null before the first verification. */
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
