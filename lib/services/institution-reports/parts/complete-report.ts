import type { InstitutionReferenceRow } from '#db/queries/institutions/institution-references.ts'
import type { InstitutionRow } from '#db/queries/institutions/institutions.ts'
import { findProposal } from '#db/queries/proposals/proposals.ts'
import { withTransaction } from '#db/transaction.ts'
import type { ConsultStatus } from '#lib/domain/clt/consult-status.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { tellsOfSignature } from '#lib/domain/proposals/report-path.ts'
import type { InstitutionReport } from '#lib/institutions/institution.ts'
import { institutionOf } from '#lib/institutions/registry.ts'

/** Statuses in which the institution may know the customer's employment. */
const ANALYSED: readonly ConsultStatus[] = ['SUCCESS', 'REJECTED']

type ReferredReport = { report: InstitutionReport; reference: InstitutionReferenceRow }

/** Calls the institution for what the event omits; no transaction may be open. @throws `provider_` codes */
export const completeReport = async (
  institution: InstitutionRow,
  { report, reference }: ReferredReport,
): Promise<InstitutionReport> => {
  const { readWorker, readSignedAmounts } = institutionOf(institution, reference.organizationId)
  if (report.kind === 'clt_consult_updated') {
    if (!ANALYSED.includes(report.status) || report.worker || !readWorker) return report
    const read = await readWorker(report.externalId).catch((error: unknown) => {
      // A rejection is complete without the employment.
      if (report.status === 'REJECTED' && error instanceof DomainError) return undefined
      throw error
    })
    return read === undefined
      ? report
      : { ...report, ...read, admissionMonths: report.admissionMonths ?? read.admissionMonths }
  }
  if (report.kind !== 'proposal_updated' || !readSignedAmounts) return report
  const { organizationId, resourceId: id } = reference
  const proposal = await withTransaction({ organizationId }, (tx) => findProposal(tx, { organizationId, id }))
  return proposal && tellsOfSignature(proposal.status, report.status)
    ? { ...report, signed: await readSignedAmounts(report.externalId) }
    : report
}
