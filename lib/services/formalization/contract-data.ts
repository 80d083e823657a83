import type { Connection } from '#db/client'
import { findOrganization } from '#db/queries/organizations'
import type { ProposalRow } from '#db/queries/proposals'
import { type Day, dayInSaoPaulo } from '#lib/domain/calendar'
import type { Borrower } from '#lib/domain/proposals/borrower'
import type { Payment } from '#lib/domain/proposals/payment'
import type { ContractedFigures } from '#lib/domain/proposals/proposal-view'
import { institutionRow } from '#lib/services/proposals/institution-side'
import { figuresOfProposal } from '#lib/services/proposals/proposal-detail'

/** All that stands in a contract, and nothing that changes afterwards: the same data always give the same bytes. */
export type ContractData = {
  contractNumber: string
  issuedAt: Date
  issuedOn: Day
  institution: { legalName: string; cnpj: string }
  /** Who served the customer (Resolução CMN 4.935/2021). */
  correspondent: { name: string; agentName: string; certification: string | null }
  borrower: Borrower
  payment: Payment
  figures: ContractedFigures
}

/** Gathers the contract of a proposal from its rows. */
export const contractData = async (tx: Connection, proposal: ProposalRow): Promise<ContractData> => {
  const [institution, organization, figures] = await Promise.all([
    institutionRow(tx, proposal),
    findOrganization(tx, proposal.organizationId),
    figuresOfProposal(tx, proposal),
  ])
  if (!organization) throw new Error('a proposal without its organization')
  return {
    contractNumber: proposal.contractNumber,
    issuedAt: proposal.createdAt,
    issuedOn: dayInSaoPaulo(proposal.createdAt),
    institution: { legalName: institution.legalName, cnpj: institution.cnpj },
    correspondent: {
      name: organization.name,
      agentName: proposal.createdByName,
      certification: proposal.agentCertification,
    },
    borrower: proposal.borrower,
    payment: proposal.payment,
    figures,
  }
}
