import type { Connection } from '#db/client.ts'
import { type SubjectErasureRow, updateSubjectErasure } from '#db/queries/personal-data/subject-erasures.ts'
import { canMove } from '#lib/domain/approvals/approval.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { type ErasurePlan, nextRetentionEnd } from '#lib/domain/personal-data/erasure-plan.ts'
import { ERASURE_TRANSITIONS } from '#lib/domain/personal-data/erasure-request.ts'
import type { SubjectReason } from '#lib/domain/personal-data/reveal-reason.ts'
import type { Context } from '#lib/services/context.ts'
import { customerKeyOf } from '#lib/services/kernel/customer-key.ts'
import { type ErasureCounts, eraseHoldings } from './erase-holdings.ts'

/** Interval at which an erasure is repeated while a query, consult or proposal of the customer is running. */
const RUNNING_MS = 86_400_000

export type ErasureOutcome = { id: string; counts: ErasureCounts; retained: ErasurePlan['retained'] }

/** Erases what no duty retains and schedules the rest, keeping the encrypted CPF. @throws erasure_closed */
export const completeErasure = async (
  tx: Connection,
  context: Context,
  { row, documentNumber, reason }: { row: SubjectErasureRow; documentNumber: string; reason?: SubjectReason },
): Promise<ErasureOutcome> => {
  const { organizationId, actor, now } = context
  if (row.status !== 'done' && !canMove(ERASURE_TRANSITIONS, row.status, 'done'))
    throw new DomainError('erasure_closed')
  const { plan, counts } = await eraseHoldings(tx, context, {
    ...{ documentNumber, askedAt: row.decidedAt ?? now },
    ...(reason && { reason }),
  })
  const runs = plan.retained.some(({ kind }) => kind === 'running')
  const nextAt = runs ? new Date(now.getTime() + RUNNING_MS) : nextRetentionEnd(plan)
  const marks = { decidedById: actor.id, decidedByName: actor.name, decidedAt: now }
  await updateSubjectErasure(
    tx,
    { organizationId, id: row.id },
    {
      ...{ status: 'done', counts, nextAt },
      customerKey: plan.retained.length > 0 ? customerKeyOf({ organizationId, documentNumber }) : null,
      ...(row.status === 'proposed' && marks),
    },
  )
  return { id: row.id, counts, retained: plan.retained }
}
