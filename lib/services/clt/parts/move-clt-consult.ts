import type { Connection } from '#db/client.ts'
import {
  type CltConsultChange,
  type CltConsultRow,
  updateCltConsultStatus,
} from '#db/queries/clt/clt-consults.ts'
import { dueAtOf, marginExpiresAt } from '#lib/domain/clt/consult-deadlines.ts'
import { type ConsultStatus, canMoveConsult } from '#lib/domain/clt/consult-status.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { type DetailedReason, storedReasonIn } from '#lib/domain/proposals/reason-words.ts'
import { enqueue } from '#lib/queue/enqueue.ts'
import type { Context } from '#lib/services/context.ts'
import { publish } from '#lib/webhooks/publish.ts'
import { recordCltConsultHistory } from './record-clt-consult-history.ts'

/** Omitted facts stay unchanged. */
export type CltConsultFacts = Pick<
  CltConsultChange,
  | 'worker'
  | 'availableMarginCents'
  | 'admissionMonths'
  | 'existingCustomer'
  | 'simulationLimit'
  | 'partnerInternalId'
  | 'deadlineAt'
>

export type CltConsultMove = {
  consultId: string
  from: ConsultStatus
  to: ConsultStatus
  /** Required for REJECTED and FAILED, absent otherwise. */
  reason?: DetailedReason
  facts?: CltConsultFacts
}

/** Nothing else changes a consult's status. @throws consult_status_changed if it is no longer `from` */
export const moveCltConsult = async (
  tx: Connection,
  context: Context,
  move: CltConsultMove,
): Promise<CltConsultRow> => {
  const { from, to } = move
  // Only a revocation of the consent changes the status of a successful consult.
  const isAllowed = from !== 'SUCCESS' || move.reason?.code === 'consent_revoked'
  if (!isAllowed || !canMoveConsult(from, to)) throw new Error(`a consult cannot move from ${from} to ${to}`)
  const key = { organizationId: context.organizationId, id: move.consultId }
  const consult = await updateCltConsultStatus(tx, key, { from, change: changeOf(context, move) })
  if (!consult) throw new DomainError('consult_status_changed')
  await recordCltConsultHistory(tx, context, { consultId: consult.id, from, to, reason: move.reason ?? null })
  await publishCltConsult(tx, context, consult)
  if (to === 'CONSENT_APPROVED' || to === 'SUCCESS') await enqueueExpiry(tx, consult)
  return consult
}

const changeOf = ({ now }: Context, { to, reason, facts }: CltConsultMove): CltConsultChange => ({
  ...facts,
  status: to,
  updatedAt: now,
  ...(to === 'SUCCESS' && { expiresAt: marginExpiresAt(now) }),
  ...((to === 'REJECTED' || to === 'FAILED') && { closedAt: now }),
  ...(reason && { code: reason.code, reasonDetails: reason.details ?? {} }),
})

export const publishCltConsult = (tx: Connection, context: Context, consult: CltConsultRow): Promise<void> =>
  publish(tx, context, {
    type: 'private.consignment.consult.updated',
    institutionCode: consult.institutionCode,
    consultId: consult.id,
    status: consult.status,
    availableMarginCents: consult.availableMarginCents,
    existingCustomer: consult.existingCustomer,
    reason: storedReasonIn('pt-BR', { ...consult, reasonCode: consult.code }),
    admissionMonths: consult.admissionMonths,
    simulationLimit: consult.simulationLimit,
  })

/** Schedules the job for the consult's next deadline, but not before `from`; replaces the previous job. */
export const enqueueExpiry = async (tx: Connection, consult: CltConsultRow, from?: Date): Promise<void> => {
  const dueAt = dueAtOf(consult)
  if (!dueAt) return
  const runAt = from && from > dueAt ? from : dueAt
  const payload = { organizationId: consult.organizationId, consultId: consult.id }
  await enqueue(tx, { name: 'expire_clt_consult', payload }, { runAt, key: `clt_consult:${consult.id}` })
}
