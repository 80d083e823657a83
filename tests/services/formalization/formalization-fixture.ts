import { day } from '#lib/domain/calendar.ts'
import { getContractPdf } from '#lib/services/formalization/get-contract-pdf.ts'
import { getFormalization } from '#lib/services/formalization/get-formalization.ts'
import { identifyCustomer } from '#lib/services/formalization/identify-customer.ts'
import { sendSignatureCode } from '#lib/services/formalization/send-signature-code.ts'
import { customer, type ProposalFixture } from '#tests/support/fixtures/proposal-fixture.ts'

export const BIRTH = day('1990-03-15')

export const formalizationFixture = (proposals: () => ProposalFixture) => {
  const waiting = async () => {
    const { id, documentNumber } = await proposals().create()
    await proposals().report(id, 'formalization')
    return { id, documentNumber, token: proposals().tokenOf(id) }
  }

  const identified = async () => {
    const proposal = await waiting()
    const { proof } = await identifyCustomer(await customer(), { ...proposal, birthDate: BIRTH })
    return { ...proposal, proof }
  }

  /** Lets a customer read the contract and returns the input of `signProposal` except the signature code. */
  const read = async () => {
    const proposal = await identified()
    const { token } = proposal
    const { proof } = await getContractPdf(await customer(), proposal)
    const { contract } = await getFormalization(await customer(), { token, proof })
    return { ...proposal, proof, acceptedTextSha256: contract?.acceptance.sha256 ?? '' }
  }

  const codeFor = async ({ token, proof }: { token: string; proof: string }) => {
    const delivery = await sendSignatureCode(await customer(), { token, proof, channel: 'demonstration' })
    return delivery.shownCode ?? ''
  }

  return { waiting, identified, read, codeFor }
}
