import type { ProposalRow } from '#db/queries/proposals/proposals.ts'
import type { Certificate } from '#lib/domain/people/certificate.ts'

type CertificateFields = Pick<
  ProposalRow,
  'agentCertification' | 'agentCertificateIssuer' | 'agentCertificateEndDate'
>

export const certificateOfProposal = (proposal: CertificateFields): Certificate | null => {
  const { agentCertification: number, agentCertificateIssuer: issuer, agentCertificateEndDate } = proposal
  return number === null ? null : { number, issuer, endDate: agentCertificateEndDate }
}
