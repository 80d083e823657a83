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
    await upsertAuditCheck(tx, {
      organizationId,
      checkedAt,
      positions: reached.position,
      broken: broken?.what ?? null,
      brokenPosition: broken?.position ?? null,
      // The last signed position is kept even if the signatures are lost, so that the loss is detected.
      anchoredPosition: last?.position ?? before?.anchoredPosition ?? null,
      anchoredAt: last?.at ?? before?.anchoredAt ?? null,
    })
  })
