import type { Connection } from '#db/client.ts'
import { type CltConsentRow, insertCltConsent } from '#db/queries/clt/clt-consents.ts'
import type { CltConsultRow } from '#db/queries/clt/clt-consults.ts'
import { findInstitution } from '#db/queries/institutions/institutions.ts'
import { consultDeadlineOf } from '#lib/domain/clt/consult-deadlines.ts'
import { enqueue } from '#lib/queue/enqueue.ts'
import type { Context } from '#lib/services/context.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'
import { recordTimelineEvent } from '#lib/services/kernel/record-timeline-event.ts'
import { moveCltConsult } from './move-clt-consult.ts'

/** Stores the evidence and enqueues the margin query. The caller must lock a consult that awaits consent. */
export const approveCltConsent = async (
  tx: Connection,
  context: Context,
  { consult, evidence }: { consult: CltConsultRow; evidence: CltConsentRow | undefined },
): Promise<CltConsultRow> => {
  // Cannot happen: callers create evidence for every unanswered term, and no term becomes unanswered again.
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
