import type { Connection } from '#db/client.ts'
import { lockApproval, updateApproval } from '#db/queries/approvals/approvals.ts'
import type { SubjectErasureRow } from '#db/queries/personal-data/subject-erasures.ts'
import { withTransaction } from '#db/transaction.ts'
import { canMove, type Decision, STATUS_AFTER } from '#lib/domain/approvals/approval.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { ERASURE_TRANSITIONS } from '#lib/domain/personal-data/erasure-request.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { documentNumberOfKey } from '#lib/services/kernel/customer-key.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'
import { requireDecider } from '#lib/services/kernel/require-decider.ts'
import { completeErasure } from './parts/complete-erasure.ts'

export type ErasureDecision = { id: string; decision: Decision }

/** Approval erases what no duty retains. @throws not_found, erasure_closed, the codes of `requireDecider` */
export const decideErasure = async (context: Context, { id, decision }: ErasureDecision) => {
  requirePermission(context, 'answer_subjects')
  const { organizationId } = context
  return withTransaction(context, async (tx) => {
    const row = await lockApproval(tx, 'subject_erasures', { organizationId, id })
    if (!row) throw new DomainError('not_found')
    if (!canMove(ERASURE_TRANSITIONS, row.status, decision === 'approve' ? 'done' : STATUS_AFTER[decision]))
      throw new DomainError('erasure_closed')
    const move = await requireDecider(tx, context, { approval: row, decision, permission: 'answer_subjects' })
    if (move.status === 'approved') {
      const documentNumber = documentNumberOfKey(organizationId, row.customerKey ?? '')
      await completeErasure(tx, context, { row, documentNumber })
    } else await close(tx, context, { row, move: { ...move, status: move.status } })
    return { id }
  })
}

const close = async (
  tx: Connection,
  context: Context,
  { row, move }: { row: SubjectErasureRow; move: { status: 'refused' | 'withdrawn' } },
) => {
  await updateApproval(
    tx,
    { table: 'subject_erasures', row: row },
    { ...move, customerKey: null, nextAt: null },
  )
  await recordAudit(tx, context, {
    action: `subject.erasure_${move.status}`,
    subjectType: 'customer',
    subjectId: row.customerDigest,
    details: { proposedBy: row.createdById },
  })
}
