import type { Connection } from '#db/client.ts'
import { type CltConsentRow, findCltConsent } from '#db/queries/clt/clt-consents.ts'
import { type CltConsultRow, findCltConsult } from '#db/queries/clt/clt-consults.ts'
import { insertInstitutionReference } from '#db/queries/institutions/institution-references.ts'
import { findInstitution, type InstitutionRow } from '#db/queries/institutions/institutions.ts'
import { withTransaction } from '#db/transaction.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { reasonOf } from '#lib/domain/reasons/catalogue.ts'
import type { CltConsultRequest } from '#lib/institutions/institution.ts'
import { institutionOf } from '#lib/institutions/registry.ts'
import { lockCltConsult } from '#lib/services/clt/parts/lock-clt-consult.ts'
import { moveCltConsult } from '#lib/services/clt/parts/move-clt-consult.ts'
import type { Context } from '#lib/services/context.ts'
import { recordTimelineEvent } from '#lib/services/kernel/record-timeline-event.ts'
import { scheduleRead } from '#lib/services/kernel/schedule-read.ts'

type OutgoingConsult = { consult: CltConsultRow; consent: CltConsentRow; institution: InstitutionRow }

/**
 * Can be repeated, because `reference` is the idempotency key. Throws on an outage: the job is retried.
 * @withoutPermission run by a job; permission was checked when the request enqueued it
 */
export const sendCltConsult = async (context: Context, input: { consultId: string }): Promise<void> => {
  const outgoing = await withTransaction(context, (tx) => outgoingOf(tx, context, input.consultId))
  if (!outgoing) return
  const { consult, institution } = outgoing
  try {
    const { externalId } = await institutionOf(institution, context.organizationId).requestCltConsult(
      requestOf(outgoing),
    )
    await withTransaction(context, (tx) => storeReference(tx, context, { consult, externalId }))
  } catch (error) {
    if (!(error instanceof DomainError) || reasonOf(error.code).kind !== 'refusal') throw error
    const { code, details } = error
    await withTransaction(context, async (tx) => {
      const { status: from } = await lockCltConsult(tx, context, consult.id)
      if (from !== 'CONSENT_APPROVED') return
      await moveCltConsult(tx, context, {
        consultId: consult.id,
        from,
        to: 'REJECTED',
        reason: { code, details },
      })
    })
  }
}

const outgoingOf = async (
  tx: Connection,
  { organizationId, now }: Context,
  consultId: string,
): Promise<OutgoingConsult | undefined> => {
  const consult = await findCltConsult(tx, { organizationId, id: consultId })
  if (consult?.status !== 'CONSENT_APPROVED' || (consult.deadlineAt && consult.deadlineAt <= now))
    return undefined
  const institution = await findInstitution(tx, consult.institutionCode)
  const consent = await findCltConsent(tx, { organizationId, consultId })
  if (!institution || !consent) throw new Error('an approved consult lacks its institution or its consent')
  return { consult, consent, institution }
}

const requestOf = ({ consult, consent }: OutgoingConsult): CltConsultRequest => {
  const { id: reference, documentNumber, name, gender, birthDate, email, phone } = consult
  const { acceptedAt, channel, ip, userAgent, evidenceSha256 } = consent
  return {
    reference,
    documentNumber,
    name,
    gender,
    birthDate,
    email,
    phone,
    consent: { acceptedAt, channel, ip, userAgent, evidenceSha256 },
  }
}

/** Stores the reference even if the consult has ended, so that late reports are recognized and ignored. */
const storeReference = async (
  tx: Connection,
  context: Context,
  { consult, externalId }: { consult: CltConsultRow; externalId: string },
) => {
  const { institutionCode, organizationId, id: resourceId } = consult
  const resource = { institutionCode, resourceType: 'clt_consult', resourceId } as const
  await insertInstitutionReference(tx, { ...resource, externalId, organizationId, createdAt: context.now })
  await scheduleRead(tx, context, resource)
  await recordTimelineEvent(tx, context, {
    subjectType: 'clt_consult',
    subjectId: consult.id,
    kind: 'consult_sent',
  })
  const { status: from } = await lockCltConsult(tx, context, consult.id)
  if (from !== 'CONSENT_APPROVED') return
  await moveCltConsult(tx, context, { consultId: consult.id, from, to: 'WAITING_CONSULT' })
}
