import type { Connection } from '#db/client.ts'
import {
  lockSubjectErasure,
  type SubjectErasureRow,
  updateSubjectErasure,
} from '#db/queries/personal-data/subject-erasures.ts'
import { withTransaction } from '#db/transaction.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { canMoveErasure, type ErasureStatus } from '#lib/domain/personal-data/erasure-request.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { documentNumberOfKey } from '#lib/services/kernel/customer-key.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'
import { requireIndependentPerson } from '#lib/services/kernel/require-independent-person.ts'
import { completeErasure } from './parts/complete-erasure.ts'

export type ErasureDecision = { id: string; decision: 'approve' | 'refuse' | 'withdraw' }

/**
 * Decides on an erasure: another manager, or the operator if there is none; its author only withdraws. Once
 * approved, everything that no duty keeps is erased in the same transaction.
 * @throws not_found, erasure_closed, own_change, access_touched, other_manager_decides,
 *   price_change_not_yours
 */
export const decideErasure = async (context: Context, { id, decision }: ErasureDecision) => {
  requirePermission(context, 'answer_subjects')
  const { organizationId } = context
  return withTransaction(context, async (tx) => {
    const row = await lockSubjectErasure(tx, { organizationId, id })
    if (!row) throw new DomainError('not_found')
    const to = MOVES[decision]
    if (!canMoveErasure(row.status, to)) throw new DomainError('erasure_closed')
    await requireDecider(tx, context, { row, decision })
    if (decision === 'approve') {
      const documentNumber = documentNumberOfKey(organizationId, row.customerKey ?? '')
      await completeErasure(tx, context, { row, documentNumber })
    } else await close(tx, context, { row, to })
    return { id }
  })
}

const MOVES: Readonly<Record<ErasureDecision['decision'], ErasureStatus>> = {
  approve: 'done',
  refuse: 'refused',
  withdraw: 'withdrawn',
}

type Decision = { row: SubjectErasureRow; decision: ErasureDecision['decision'] }

const requireDecider = async (tx: Connection, context: Context, { row, decision }: Decision) => {
  const isAuthor = row.createdById === context.actor.id
  if (decision === 'withdraw') {
    if (!isAuthor) throw new DomainError('price_change_not_yours')
    return
  }
  if (isAuthor) throw new DomainError('own_change')
  await requireIndependentPerson(tx, context, { ...row, permission: 'answer_subjects' })
}

const close = async (
  tx: Connection,
  context: Context,
  { row, to }: { row: SubjectErasureRow; to: ErasureStatus },
) => {
  const { organizationId, actor, now: decidedAt } = context
  const marks = { decidedById: actor.id, decidedByName: actor.name, decidedAt }
  const key = { organizationId, id: row.id }
  await updateSubjectErasure(tx, key, {
    ...{ status: to, customerKey: null, nextAt: null },
    ...(to === 'refused' && marks),
  })
  await recordAudit(tx, context, {
    action: `subject.erasure_${to}`,
    subjectType: 'customer',
    subjectId: row.customerDigest,
    details: { proposedBy: row.createdById },
  })
}
