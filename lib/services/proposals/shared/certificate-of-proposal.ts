import type { ProposalRow } from '#db/queries/proposals/proposals.ts'
import type { Certificate } from '#lib/domain/people/certificate.ts'

type CertificateFields = Pick<
  ProposalRow,
  'agentCertification' | 'agentCertificateIssuer' | 'agentCertificateEndDate'
>

/** Returns the agent's certificate as it was when the proposal was created. */
export const certificateOfProposal = (proposal: CertificateFields): Certificate | null => {
  const { agentCertification: number, agentCertificateIssuer: issuer, agentCertificateEndDate } = proposal
  return number === null ? null : { number, issuer, endDate: agentCertificateEndDate }
}
