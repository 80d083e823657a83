import { createHash } from 'node:crypto'
import type { InstitutionRow } from '#db/queries/institutions'
import type { ProposalRow } from '#db/queries/proposals'
import { formatPercent } from '#lib/domain/finance/rounding'
import { ACCEPTANCE_TEXT_VERSION, acceptanceText } from '#lib/domain/formalization/acceptance-text'
import { formatBrl } from '#lib/domain/money'

/** The text the customer of a proposal accepts, with its SHA-256 (hexadecimal). */
export const acceptanceOf = (
  proposal: ProposalRow,
  institution: InstitutionRow,
): { version: string; text: string; sha256: string } => {
  const text = acceptanceText({
    contractNumber: proposal.contractNumber,
    institutionLegalName: institution.legalName,
    availableBalance: formatBrl(proposal.availableBalanceCents),
    totalBalance: formatBrl(proposal.totalBalanceCents),
    annualCet: formatPercent(proposal.cetAnnual),
  })
  return { version: ACCEPTANCE_TEXT_VERSION, text, sha256: createHash('sha256').update(text).digest('hex') }
}
