import { type CltConsultRow, findCltConsult } from '#db/queries/clt/clt-consults.ts'
import { withSnapshot, withTransaction } from '#db/transaction.ts'
import { afterMs } from '#lib/config/clock.ts'
import { awaitsConsent } from '#lib/domain/clt/consult-deadlines.ts'
import type { ConsultDetail } from '#lib/domain/clt/consult-view.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { fieldRefusal } from '#lib/domain/field-refusal.ts'
import { approveCltConsent } from '#lib/services/clt/parts/approve-clt-consent.ts'
import { endOverdueCltConsult } from '#lib/services/clt/parts/end-overdue-clt-consult.ts'
import { lockCltConsult } from '#lib/services/clt/parts/lock-clt-consult.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { storeConsentEvidence } from './parts/store-consent-evidence.ts'
import { cltConsultDetail } from './shared/clt-consult-view.ts'

const DEFAULT_CHANNEL = 'api'

/** Tolerated clock skew. It also covers callers that declare the acceptance time without milliseconds. */
const CLOCK_SLACK_MS = 30_000

/** `ip` and `userAgent` are the customer's. */
export type CltAcceptance = {
  id: string
  acceptedAt?: Date | undefined
  channel?: string | undefined
  ip?: string | undefined
  userAgent?: string | undefined
}

/**
 * Only an application may declare a customer's acceptance; staff may not. Idempotent.
 * @throws permission_denied, not_found, consult_not_authorizable (with `status`),
 *   consult_acceptance_time_invalid, document_storage_unavailable
 */
export const authorizeCltConsult = async (
  context: Context,
  acceptance: CltAcceptance,
): Promise<ConsultDetail> => {
  requirePermission(context, 'originate')
  if (context.actor.kind !== 'application') throw new DomainError('permission_denied')
  const evidence = await evidenceOf(context, acceptance)
  const { status, detail } = await withTransaction(context, async (tx) => {
    const locked = await lockCltConsult(tx, context, acceptance.id)
    const current = await endOverdueCltConsult(tx, context, locked)
    // The error is thrown after the commit, so that an expiry of the consent term is stored.
    if (current.status === 'REJECTED' || current.status === 'FAILED') return { status: current.status }
    const approved =
      current.status === 'WAITING_CONSENT'
        ? await approveCltConsent(tx, context, { consult: current, evidence })
        : current
    return { status: approved.status, detail: await cltConsultDetail(tx, context, approved) }
  })
  if (!detail) throw new DomainError('consult_not_authorizable', { status })
  return detail
}

const evidenceOf = async (context: Context, acceptance: CltAcceptance) => {
  const key = { organizationId: context.organizationId, id: acceptance.id }
  const consult = await withSnapshot(context, (tx) => findCltConsult(tx, key))
  return consult && awaitsConsent(consult, context.now)
    ? storeConsentEvidence(context, declaredConsent(context, consult, acceptance))
    : undefined
}

const declaredConsent = (context: Context, consult: CltConsultRow, acceptance: CltAcceptance) => ({
  consult,
  channel: acceptance.channel ?? DEFAULT_CHANNEL,
  identityCheck: 'declared_by_application' as const,
  acceptedAt: acceptedAtOf(context, consult, acceptance.acceptedAt),
  ip: acceptance.ip ?? '',
  userAgent: acceptance.userAgent ?? '',
})

const acceptedAtOf = ({ now }: Context, consult: CltConsultRow, declared: Date = now): Date => {
  const earliest = afterMs(consult.createdAt, -CLOCK_SLACK_MS)
  if (declared >= earliest && declared <= afterMs(now, CLOCK_SLACK_MS)) return declared
  throw fieldRefusal({ pointer: '/acceptedAt', code: 'consult_acceptance_time_invalid' })
}
