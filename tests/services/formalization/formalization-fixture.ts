import { day } from '#lib/domain/calendar.ts'
import { getContractPdf } from '#lib/services/formalization/get-contract-pdf.ts'
import { getFormalization } from '#lib/services/formalization/get-formalization.ts'
import { identifyCustomer } from '#lib/services/formalization/identify-customer.ts'
import { sendSignatureCode } from '#lib/services/formalization/send-signature-code.ts'
import { customer, type ProposalFixture } from '#tests/support/fixtures/proposal-fixture.ts'

/** Birth date of every customer of the fixture. */
export const BIRTH = day('1990-03-15')

/** Proposals that wait for their customer; `proposals` is called lazily. */
export const formalizationFixture = (proposals: () => ProposalFixture) => {
  const waiting = async () => {
    const { id, documentNumber } = await proposals().create()
    await proposals().report(id, 'formalization')
    return { id, documentNumber, token: proposals().tokenOf(id) }
  }

  /** A waiting proposal whose customer is identified. */
  const identified = async () => {
    const proposal = await waiting()
    const { proof } = await identifyCustomer(await customer(), { ...proposal, birthDate: BIRTH })
    return { ...proposal, proof }
  }

  /** `signProposal` lacks only the code. */
  const read = async () => {
    const proposal = await identified()
    const { token } = proposal
    const { proof } = await getContractPdf(await customer(), proposal)
    const { contract } = await getFormalization(await customer(), { token, proof })
    return { ...proposal, proof, acceptedTextSha256: contract?.acceptance.sha256 ?? '' }
  }

  /** A demonstration shows the code that it sends. */
  const codeFor = async ({ token, proof }: { token: string; proof: string }) => {
    const delivery = await sendSignatureCode(await customer(), { token, proof, channel: 'demonstration' })
    return delivery.shownCode ?? ''
  }

  return { waiting, identified, read, codeFor }
}
