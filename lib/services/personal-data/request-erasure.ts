import { insertApproval } from '#db/queries/approvals/approvals.ts'
import { withTransaction } from '#db/transaction.ts'
import { newId } from '#lib/config/ids.ts'
import { DomainError } from '#lib/domain/errors.ts'
import type { SubjectReason } from '#lib/domain/personal-data/reveal-reason.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { customerDigest } from '#lib/services/kernel/customer-digest.ts'
import { customerKeyOf, documentNumberOfKey } from '#lib/services/kernel/customer-key.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'
import { requireSelf } from '#lib/services/people/shared/require-self.ts'

/**
 * Requests an erasure (LGPD, art. 18 VI). Another manager must approve, because erasure is irreversible.
 * @throws permission_denied, not_found, erasure_waiting
 */
export const requestErasure = async (
  context: Context,
  { key, reason }: { key: string; reason: SubjectReason },
): Promise<{ id: string }> => {
  requirePermission(context, 'answer_subjects')
  const { id: createdById, name: createdByName } = requireSelf(context)
  const { organizationId, now: createdAt } = context
  const documentNumber = documentNumberOfKey(organizationId, key)
  const [id, digest] = [newId(createdAt), customerDigest({ organizationId, documentNumber })]
  await withTransaction(context, async (tx) => {
    const row = {
      ...{ id, organizationId, customerDigest: digest, status: 'proposed' as const },
      ...{ createdById, createdByName, createdAt },
      customerKey: customerKeyOf({ organizationId, documentNumber }),
      ...{ decidedById: null, decidedByName: null, decidedAt: null, counts: null, nextAt: null },
    }
    if (!(await insertApproval(tx, 'subject_erasures', row))) throw new DomainError('erasure_waiting')
    const act = { action: 'subject.erasure_requested', subjectType: 'customer' } as const
    await recordAudit(tx, context, { ...act, subjectId: digest, details: { reason } })
  })
  return { id }
}
