import { insertApproval } from '#db/queries/approvals/approvals.ts'
import { listSubjectErasures } from '#db/queries/personal-data/subject-erasures.ts'
import { withTransaction } from '#db/transaction.ts'
import { newId } from '#lib/config/ids.ts'
import type { Cpf } from '#lib/domain/documents/cpf.ts'
import { DomainError } from '#lib/domain/errors.ts'
import type { SubjectReason } from '#lib/domain/personal-data/reveal-reason.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { customerDigest } from '#lib/services/kernel/customer-digest.ts'
import { completeErasure, type ErasureOutcome } from './parts/complete-erasure.ts'

/** Lets the operator erase at once, approving any open request. @throws permission_denied, erasure_waiting */
export const eraseSubject = async (
  context: Context,
  { documentNumber, reason }: { documentNumber: Cpf; reason: SubjectReason },
): Promise<ErasureOutcome> => {
  requirePermission(context, 'answer_subjects')
  const { organizationId, actor, now: createdAt } = context
  if (actor.kind !== 'system') throw new DomainError('permission_denied')
  const digest = customerDigest({ organizationId, documentNumber })
  return withTransaction(context, async (tx) => {
    const [previous] = await listSubjectErasures(tx, { organizationId, customerDigest: digest })
    if (previous?.status === 'proposed')
      return completeErasure(tx, context, { row: previous, documentNumber, reason })
    const row = {
      ...{ id: newId(createdAt), organizationId, customerDigest: digest, status: 'proposed' as const },
      ...{ createdById: actor.id, createdByName: actor.name, createdAt, customerKey: null },
      ...{ decidedById: null, decidedByName: null, decidedAt: null, counts: null, nextAt: null },
    }
    if (!(await insertApproval(tx, 'subject_erasures', row))) throw new DomainError('erasure_waiting')
    return completeErasure(tx, context, { row, documentNumber, reason })
  })
}
