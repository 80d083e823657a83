import { day } from '#lib/domain/calendar'
import { identifyCustomer } from '#lib/services/formalization/identify-customer'
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

  return { waiting, identified }
}
