import type { Connection } from '#db/client'
import { type SubjectErasureRow, updateSubjectErasure } from '#db/queries/subject-erasures'
import { DomainError } from '#lib/domain/errors'
import { type ErasurePlan, nextRetentionEnd } from '#lib/domain/personal-data/erasure-plan'
import { canMoveErasure } from '#lib/domain/personal-data/erasure-request'
import { customerKeyOf } from '#lib/services/access/parts/customer-key'
import type { Context } from '#lib/services/context'
import { type ErasureCounts, eraseHoldings } from './erase-holdings.ts'

/** How long a case that runs is left alone before it is looked at again, in milliseconds. */
const RUNNING_MS = 86_400_000

/** What an erasure did: how much went, and what is kept until when. */
export type ErasureOutcome = { id: string; counts: ErasureCounts; kept: ErasurePlan['kept'] }

/**
 * Erases what may go now and notes on the erasure when to go on: the next retention that ends, or tomorrow
 * for a case that still runs. The CPF is forgotten with the last of it.
 * @throws erasure_closed for one that was refused or withdrawn
 */
export const completeErasure = async (
  tx: Connection,
  context: Context,
  { row, documentNumber }: { row: SubjectErasureRow; documentNumber: string },
): Promise<ErasureOutcome> => {
  const { organizationId, actor, now } = context
  if (row.status !== 'done' && !canMoveErasure(row.status, 'done')) throw new DomainError('erasure_closed')
  const { plan, counts } = await eraseHoldings(tx, context, { documentNumber, askedAt: row.decidedAt ?? now })
  const runs = plan.kept.some(({ kind }) => kind === 'running')
  const nextAt = runs ? new Date(now.getTime() + RUNNING_MS) : nextRetentionEnd(plan)
  const marks = { decidedById: actor.id, decidedByName: actor.name, decidedAt: now }
  await updateSubjectErasure(
    tx,
    { organizationId, id: row.id },
    {
      ...{ status: 'done', counts, nextAt },
      customerKey: plan.kept.length > 0 ? customerKeyOf({ organizationId, documentNumber }) : null,
      ...(row.status === 'proposed' && marks),
    },
  )
  return { id: row.id, counts, kept: plan.kept }
}
