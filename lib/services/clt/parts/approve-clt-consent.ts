import type { Connection } from '#db/client'
import { type CltConsentRow, insertCltConsent } from '#db/queries/clt-consents'
import type { CltConsultRow } from '#db/queries/clt-consults'
import { findInstitution } from '#db/queries/institutions'
import { consultDeadlineOf } from '#lib/domain/clt/consult-deadlines'
import { enqueue } from '#lib/jobs/enqueue'
import { recordAudit } from '#lib/services/access/parts/record-audit'
import type { Context } from '#lib/services/context'
import { recordTimelineEvent } from '#lib/services/timeline/parts/record-timeline-event'
import { moveCltConsult } from './move-clt-consult.ts'

/**
 * Registers the evidence of a consent (`keepConsentEvidence`) and sends the consult on its way:
 * WAITING_CONSENT → CONSENT_APPROVED, the institution is asked by a job and has to be done by its deadline.
 * The row must be locked by the caller's transaction and wait for consent; shared by the customer's page and
 * by programs that declare an acceptance.
 */
export const approveCltConsent = async (
  tx: Connection,
  context: Context,
  { consult, evidence }: { consult: CltConsultRow; evidence: CltConsentRow | undefined },
): Promise<CltConsultRow> => {
  // It is kept for every term that waits; none comes to wait again.
  if (evidence?.consultId !== consult.id) throw new Error('a consent without its evidence')
  const { channel, identityCheck } = evidence
  await insertCltConsent(tx, evidence)
  await recordTimelineEvent(tx, context, {
    subjectType: 'clt_consult',
    subjectId: consult.id,
    kind: 'consent_given',
    link: 'consent',
  })
  const institution = await findInstitution(tx, consult.institutionCode)
  const deadlineAt = consultDeadlineOf(context.now, institution?.settings.consultDeadlineSeconds)
  const approved = await moveCltConsult(tx, context, {
    consultId: consult.id,
    from: 'WAITING_CONSENT',
    to: 'CONSENT_APPROVED',
    facts: { deadlineAt },
  })
  const payload = { organizationId: consult.organizationId, consultId: consult.id }
  await enqueue(tx, { name: 'send_clt_consult', payload })
  await recordAudit(tx, context, {
    action: 'consent.accept',
    subjectType: 'clt_consult',
    subjectId: consult.id,
    details: { channel, identityCheck, termVersion: consult.termVersion },
  })
  return approved
}
