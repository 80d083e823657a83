import type { Connection } from '#db/client.ts'
import { findCltConsult } from '#db/queries/clt/clt-consults.ts'
import { findOrganization } from '#db/queries/organizations/organizations.ts'
import { findNewestProposalFigures } from '#db/queries/proposals/proposal-figures.ts'
import type { ProposalRow } from '#db/queries/proposals/proposals.ts'
import { dayInSaoPaulo } from '#lib/domain/calendar.ts'
import { coolingOffOf } from '#lib/domain/proposals/cooling-off.ts'
import type { ContractData } from '#lib/pdf/contract-data.ts'
import { certificateOfProposal } from '#lib/services/proposals/shared/certificate-of-proposal.ts'
import { figuresOfProposal } from '#lib/services/proposals/shared/figures-of-proposal.ts'
import { institutionRow } from '#lib/services/proposals/shared/institution-side.ts'
import { formalizationLinkOf } from '#lib/services/self-service/shared/formalization-link.ts'

export const contractData = async (tx: Connection, proposal: ProposalRow): Promise<ContractData> => {
  const [institution, organization, figures, renewed] = await Promise.all([
    institutionRow(tx, proposal),
    findOrganization(tx, proposal.organizationId),
    figuresOfProposal(tx, proposal),
    findNewestProposalFigures(tx, { organizationId: proposal.organizationId, proposalId: proposal.id }),
  ])
  if (!organization) throw new Error('a proposal without its organization')
  const issuedAt = renewed?.createdAt ?? proposal.createdAt
  return {
    contractNumber: proposal.contractNumber,
    signingLink: formalizationLinkOf(proposal.organizationId, proposal.id),
    issuedAt,
    issuedOn: dayInSaoPaulo(issuedAt),
    institution: { legalName: institution.legalName, cnpj: institution.cnpj },
    correspondent: {
      name: organization.name,
      agentName: proposal.createdByName,
      certificate: certificateOfProposal(proposal),
    },
    borrower: proposal.borrower,
    payment: proposal.payment,
    figures,
    coolingOff: coolingOffOf(institution.settings, proposal.product),
    employment: await employmentOf(tx, proposal),
  }
}

const employmentOf = async (
  tx: Connection,
  { organizationId, cltConsultId }: ProposalRow,
): Promise<ContractData['employment']> => {
  if (cltConsultId === null) return null
  const consult = await findCltConsult(tx, { organizationId, id: cltConsultId })
  if (!consult?.worker) throw new Error('an operation without the employment behind it')
  const { employerName, employerDocumentNumber, registrationNumber } = consult.worker
  return { employerName, employerDocumentNumber, registrationNumber }
}
