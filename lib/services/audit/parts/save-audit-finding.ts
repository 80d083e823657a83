import { findAuditCheck, upsertAuditCheck } from '#db/queries/audit/audit-checks.ts'
import { withTransaction } from '#db/transaction.ts'
import type { AuditFinding } from './examine-audit.ts'

export const saveAuditFinding = (
  organizationId: string,
  { reached, broken, signed }: AuditFinding,
  checkedAt: Date,
): Promise<void> =>
  withTransaction({ organizationId }, async (tx) => {
    const before = await findAuditCheck(tx, organizationId)
    const last = signed.at(-1)
    const isNewer = last && last.position >= (before?.anchoredPosition ?? 0)
    await upsertAuditCheck(tx, {
      organizationId,
      checkedAt,
      positions: reached.position,
      broken: broken?.what ?? null,
      brokenPosition: broken?.position ?? null,
      // Keeps the last signed position even if signatures are lost: each verification then detects the loss.
      anchoredPosition: isNewer ? last.position : (before?.anchoredPosition ?? null),
      anchoredAt: isNewer ? last.at : (before?.anchoredAt ?? null),
    })
  })
