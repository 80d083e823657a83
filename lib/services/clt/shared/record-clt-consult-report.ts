import type { Connection } from '#db/client.ts'
import {
  type CltConsultRow,
  findCltConsultForUpdate,
  updateCltConsultReportSequence,
} from '#db/queries/clt/clt-consults.ts'
import { decideConsultReport } from '#lib/domain/clt/consult-report.ts'
import type { ConsultStatus } from '#lib/domain/clt/consult-status.ts'
import type { Worker } from '#lib/domain/clt/worker.ts'
import { isOlderReport } from '#lib/domain/institutions/is-older-report.ts'
import type { InstitutionReport } from '#lib/institutions/institution.ts'
import { type CltConsultFacts, moveCltConsult } from '#lib/services/clt/parts/move-clt-consult.ts'
import type { Context } from '#lib/services/context.ts'

export type CltConsultReport = Extract<InstitutionReport, { kind: 'clt_consult_updated' }>

/** Applies a report, which may be late, repeated or out of order (`decideConsultReport`). */
export const recordCltConsultReport = async (
  tx: Connection,
  context: Context,
  { consultId, report }: { consultId: string; report: CltConsultReport },
): Promise<'applied' | 'ignored'> => {
  const key = { organizationId: context.organizationId, id: consultId }
  const consult = await findCltConsultForUpdate(tx, key)
  if (!consult || isOlderReport(consult.reportSequence, report)) return 'ignored'
  const decision = decideConsultReport(consult.status, report)
  if (decision.kind === 'ignored') return 'ignored'
  if (report.sequence !== undefined) await updateCltConsultReportSequence(tx, key, report.sequence)
  let from: ConsultStatus = consult.status
  for (const [index, to] of decision.path.entries()) {
    const last = index === decision.path.length - 1
    await moveCltConsult(tx, context, {
      consultId,
      from,
      to,
      ...(last && decision.reason && { reason: decision.reason }),
      ...(last && { facts: factsOf(consult, report, to) }),
    })
    from = to
  }
  return 'applied'
}

/** Stands in for employment that an institution does not report: margin and limits are enough to lend. */
const UNSTATED_WORKER: Worker = {
  consultEligible: true,
  employerName: null,
  employerDocumentNumber: null,
  registrationNumber: null,
  workerCategoryCode: null,
  admissionDate: null,
  terminationDate: null,
  marginBaseCents: null,
}

const factsOf = (stored: CltConsultRow, report: CltConsultReport, to: ConsultStatus): CltConsultFacts => {
  const worker = report.worker ?? stored.worker
  const facts: CltConsultFacts = {
    worker: to === 'SUCCESS' ? (worker ?? UNSTATED_WORKER) : worker,
    admissionMonths: report.admissionMonths ?? stored.admissionMonths,
    partnerInternalId: report.partnerInternalId ?? stored.partnerInternalId,
    existingCustomer: report.existingCustomer ?? stored.existingCustomer,
  }
  const { availableMarginCents, simulationLimit } = report
  if (to === 'SUCCESS') return { ...facts, availableMarginCents, simulationLimit }
  return to === 'REJECTED' ? { ...facts, availableMarginCents } : facts
}
