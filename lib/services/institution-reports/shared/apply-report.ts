import type { Connection } from '#db/client.ts'
import type { InstitutionReferenceRow } from '#db/queries/institutions/institution-references.ts'
import { insertInstitutionWords } from '#db/queries/institutions/institution-words.ts'
import { isChosenReason } from '#lib/domain/institutions/refusal-words.ts'
import { unmatchedWords, unmatchedWordsOf } from '#lib/domain/institutions/unmatched-words.ts'
import type { InstitutionReport } from '#lib/institutions/institution.ts'
import { recordCltConsultReport } from '#lib/services/clt/shared/record-clt-consult-report.ts'
import type { Context } from '#lib/services/context.ts'
import { completeFgtsBalanceQuery } from '#lib/services/fgts/shared/complete-fgts-balance-query.ts'
import { recordProposalReport } from '#lib/services/institution-reports/parts/record-proposal-report.ts'

const wordsOf = (report: InstitutionReport): string | undefined => {
  if (report.kind === 'fgts_balance_failed') return unmatchedWordsOf(report)
  if (report.kind === 'clt_consult_updated')
    return report.status === 'REJECTED'
      ? unmatchedWords({ code: report.code, text: report.description })
      : undefined
  return report.kind === 'proposal_updated' && report.reason ? unmatchedWords(report.reason) : undefined
}

const withChosenReason = (report: InstitutionReport, chosen: string | null): InstitutionReport => {
  if (report.kind === 'fgts_balance_failed' && isChosenReason(chosen, 'balance'))
    return { ...report, code: chosen, details: {} }
  if (report.kind === 'clt_consult_updated' && isChosenReason(chosen, 'consult'))
    return { ...report, code: chosen }
  return report
}

export const applyReport = async (
  tx: Connection,
  context: Context,
  { report: reported, reference }: { report: InstitutionReport; reference: InstitutionReferenceRow },
): Promise<'applied' | 'ignored'> => {
  const { resourceType, resourceId, institutionCode } = reference
  const words = wordsOf(reported)
  const chosen =
    words === undefined
      ? null
      : await insertInstitutionWords(tx, {
          organizationId: context.organizationId,
          ...{ institutionCode, words, lastSeenAt: context.now },
        })
  const report = withChosenReason(reported, chosen)
  if (report.kind === 'proposal_updated')
    return resourceType === 'proposal'
      ? recordProposalReport(tx, context, { proposalId: resourceId, report })
      : 'ignored'
  if (report.kind === 'clt_consult_updated')
    return resourceType === 'clt_consult'
      ? recordCltConsultReport(tx, context, { consultId: resourceId, report })
      : 'ignored'
  return resourceType === 'fgts_balance_query'
    ? completeFgtsBalanceQuery(tx, context, { queryId: resourceId, report })
    : 'ignored'
}
