import { DomainError } from '#lib/domain/errors.ts'
import type { ProposalStatus } from '#lib/domain/proposals/status.ts'
import { getContractPdf } from '#lib/services/formalization/get-contract-pdf.ts'
import { getFormalization } from '#lib/services/formalization/get-formalization.ts'
import { identifyCustomer } from '#lib/services/formalization/identify-customer.ts'
import { recordFormalizationOpening } from '#lib/services/formalization/record-formalization-opening.ts'
import { sendSignatureCode } from '#lib/services/formalization/send-signature-code.ts'
import { signProposal } from '#lib/services/formalization/sign-proposal.ts'
import { formalizationTokenOf } from '#lib/services/self-service/shared/formalization-link.ts'
import { customerOn, type SampleStage } from './sample-stage.ts'

/** Reads and signs the contract as a customer does on the page. @throws the codes of the services it calls */
export const signAsCustomer = async (stage: SampleStage, proposalId: string): Promise<ProposalStatus> => {
  const { clock, organizationId, documentNumber } = stage
  const { birthDate } = stage.customer.person
  const token = formalizationTokenOf({ organizationId, proposalId })
  const later = () => customerOn(stage, clock.after(1))
  await recordFormalizationOpening(later(), { token })
  const identified = await identifyCustomer(later(), { token, documentNumber, birthDate })
  const { proof } = await getContractPdf(later(), { token, proof: identified.proof })
  const { contract } = await getFormalization(later(), { token, proof })
  if (!contract) throw new DomainError('contract_not_ready')
  const code = contract.code
    ? await sendSignatureCode(later(), { token, proof, channel: 'demonstration' })
    : undefined
  const { status } = await signProposal(later(), {
    token,
    proof,
    acceptedTextSha256: contract.acceptance.sha256,
    acceptedInsuranceSha256: contract.insurance?.sha256,
    code: code?.shownCode ?? undefined,
  })
  return status
}
