import type { Connection } from '#db/client.ts'
import { deleteRevealReasons } from '#db/queries/audit/reveal-reasons.ts'
import { deleteExchangesOf } from '#db/queries/institutions/institution-exchanges.ts'
import { deleteCustomer, listHoldings, lockCustomer } from '#db/queries/personal-data/subject-holdings.ts'
import {
  type ErasurePlan,
  type Holdings,
  isNothingToErase,
  planErasure,
} from '#lib/domain/personal-data/erasure-plan.ts'
import type { SubjectReason } from '#lib/domain/personal-data/reveal-reason.ts'
import { enqueue } from '#lib/queue/enqueue.ts'
import type { Context } from '#lib/services/context.ts'
import { customerDigest } from '#lib/services/kernel/customer-digest.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'
import { blankCustomer } from './blank-customer.ts'

/** Files per job, to keep the job's payload small. */
const FILES = 200

type ErasureInput = {
  documentNumber: string
  /** Time of the request; null when a retention ends without a request. */
  askedAt: Date | null
  reason?: SubjectReason
}

export type ErasureCounts = Record<'deleted' | 'anonymized' | 'kept', number>

/** Erases a customer's data; idempotent. A job deletes the files after the commit: a rollback loses none. */
export const eraseHoldings = async (
  tx: Connection,
  context: Context,
  { documentNumber, askedAt, reason }: ErasureInput,
): Promise<{ plan: ErasurePlan; counts: ErasureCounts }> => {
  const { organizationId, now: at } = context
  const digest = customerDigest({ organizationId, documentNumber })
  await lockCustomer(tx, digest)
  const holdings = await listHoldings(tx, { organizationId, documentNumber })
  const plan = planErasure(holdings, { at, askedAt })
  if (askedAt) await deleteExchangesOf(tx, { organizationId, resourceIds: idsOf(holdings) })
  const counts = countsOf(plan)
  if (isNothingToErase(plan)) return { plan, counts }
  const keys = await deleteCustomer(tx, { organizationId, plan, blank: blankCustomer() })
  if (plan.retained.length === 0) await deleteRevealReasons(tx, { organizationId, customerDigest: digest })
  for (let from = 0; from < keys.length; from += FILES) {
    const payload = { organizationId, keys: keys.slice(from, from + FILES) }
    await enqueue(tx, { name: 'remove_documents', payload })
  }
  await recordAudit(tx, context, {
    action: askedAt ? 'subject.erase' : 'subject.retention_ended',
    subjectType: 'customer',
    subjectId: digest,
    details: { ...counts, files: keys.length, ...(reason && { reason }) },
  })
  return { plan, counts }
}

const idsOf = ({ balances, consults, proposals }: Holdings) =>
  [...balances, ...consults, ...proposals].map(({ id }) => id)

export const countsOf = ({ deleted, nameless, proofs, retained }: ErasurePlan): ErasureCounts => ({
  deleted: sizeOf(deleted),
  anonymized: sizeOf(nameless) + proofs.length,
  kept: new Set(retained.map(({ id }) => id)).size,
})

const sizeOf = (lists: ErasurePlan['deleted']) =>
  Object.values(lists).reduce((total, ids) => total + ids.length, 0)
