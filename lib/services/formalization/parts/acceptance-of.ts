import { createHash } from 'node:crypto'
import type { InstitutionRow } from '#db/queries/institutions/institutions.ts'
import type { ProposalRow } from '#db/queries/proposals/proposals.ts'
import { formatPercent } from '#lib/domain/finance/percent.ts'
import { CLT_ACCEPTANCE_VERSION, cltAcceptanceText } from '#lib/domain/formalization/acceptance-text-clt.ts'
import {
  FGTS_ACCEPTANCE_VERSION,
  fgtsAcceptanceText,
} from '#lib/domain/formalization/acceptance-text-fgts.ts'
import {
  INSURANCE_ACCEPTANCE_VERSION,
  insuranceAcceptanceText,
} from '#lib/domain/formalization/insurance-acceptance.ts'
import { formatBrl } from '#lib/domain/money.ts'
import { type CoolingOffSettings, coolingOffOf } from '#lib/domain/proposals/cooling-off.ts'
import type { ContractedFigures } from '#lib/domain/proposals/proposal-view.ts'
import { formatDay } from '#lib/pdf/contract-tables.ts'

export type AcceptedProposal = {
  proposal: Pick<ProposalRow, 'contractNumber'>
  institution: Pick<InstitutionRow, 'legalName'> & { settings: CoolingOffSettings }
  figures: ContractedFigures
}

export type AcceptanceText = { version: string; text: string; sha256: string }

export const acceptanceOf = (accepted: AcceptedProposal): AcceptanceText =>
  hashed(accepted.figures.product === 'clt' ? cltAcceptance(accepted) : fgtsAcceptance(accepted))

export const insuranceAcceptanceOf = ({
  proposal,
  institution,
  figures,
}: AcceptedProposal): AcceptanceText | null => {
  if (figures.insuranceCents === 0) return null
  const text = insuranceAcceptanceText({
    contractNumber: proposal.contractNumber,
    institutionLegalName: institution.legalName,
    amount: formatBrl(figures.insuranceCents),
    optional: figures.insuranceOptional,
  })
  return hashed({ version: INSURANCE_ACCEPTANCE_VERSION, text })
}

const hashed = ({ version, text }: { version: string; text: string }): AcceptanceText => ({
  version,
  text,
  sha256: createHash('sha256').update(text).digest('hex'),
})

const namesOf = ({ proposal, institution, figures }: AcceptedProposal) => ({
  contractNumber: proposal.contractNumber,
  institutionLegalName: institution.legalName,
  annualCet: formatPercent(figures.cetAnnual),
  coolingOff: coolingOffOf(institution.settings, figures.product),
})

const fgtsAcceptance = (accepted: AcceptedProposal) => ({
  version: FGTS_ACCEPTANCE_VERSION,
  text: fgtsAcceptanceText({
    ...namesOf(accepted),
    availableBalance: formatBrl(accepted.figures.netCents),
    totalBalance: formatBrl(accepted.figures.totalCents),
  }),
})

const cltAcceptance = (accepted: AcceptedProposal) => {
  const { netCents, totalCents, installments } = accepted.figures
  const [first, last] = [installments[0], installments.at(-1)]
  if (!first || !last) throw new Error('a contract without instalments')
  const text = cltAcceptanceText({
    ...namesOf(accepted),
    netValue: formatBrl(netCents),
    total: formatBrl(totalCents),
    count: installments.length,
    installment: formatBrl(first.amountCents),
    lastInstallment: formatBrl(last.amountCents),
    firstDueDate: formatDay(first.dueDate),
  })
  return { version: CLT_ACCEPTANCE_VERSION, text }
}
