import { day } from '#lib/domain/calendar'
import { getContractPdf } from '#lib/services/formalization/get-contract-pdf'
import { getFormalization } from '#lib/services/formalization/get-formalization'
import { identifyCustomer } from '#lib/services/formalization/identify-customer'
import { sendSignatureCode } from '#lib/services/formalization/send-signature-code'
import { customer, type ProposalFixture } from '#tests/support/proposal-fixture'

/** When the customer of every proposal of the fixture was born. */
export const BIRTH = day('1990-03-15')

/** Proposals that wait for their customer, by the link; `proposals` is asked for once a test needs one. */
export const formalizationFixture = (proposals: () => ProposalFixture) => {
  const waiting = async () => {
    const { id, documentNumber } = await proposals().create()
    await proposals().report(id, 'formalization')
    return { id, documentNumber, token: proposals().tokenOf(id) }
  }

  /** The same with a customer who has proved who they are. */
  const identified = async () => {
    const made = await waiting()
    const { proof } = await identifyCustomer(await customer(), { ...made, birthDate: BIRTH })
    return { ...made, proof }
  }

  /** The same with the contract read and no code yet: what `signProposal` needs but the code. */
  const read = async () => {
    const made = await identified()
    const { token } = made
    const { proof } = await getContractPdf(await customer(), made)
    const { contract } = await getFormalization(await customer(), { token, proof })
    return { ...made, proof, acceptedTextSha256: contract?.acceptance.sha256 ?? '' }
  }

  /** The code a demonstration shows. */
  const codeFor = async ({ token, proof }: { token: string; proof: string }) => {
    const sent = await sendSignatureCode(await customer(), { token, proof, channel: 'demonstration' })
    return sent.shownCode ?? ''
  }

  return { waiting, identified, read, codeFor }
}
