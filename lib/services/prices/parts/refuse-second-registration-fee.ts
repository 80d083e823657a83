import type { Connection } from '#db/client'
import { listFirstContracts } from '#db/queries/customer-contracts'
import { DomainError } from '#lib/domain/errors'
import type { FeeTableParameters } from '#lib/domain/finance/fee-table'
import { chargesRegistrationFee } from '#lib/domain/finance/registration-fee'

type Simulated = {
  organizationId: string
  documentNumber: string
  institutionCode: string
  parameters: FeeTableParameters
}

/**
 * Refuses a simulation with a registration fee where the customer got a contract with the institution since;
 * the caller has locked the customer's contracts.
 * @throws registration_fee_already_charged with the contract
 */
export const refuseSecondRegistrationFee = async (
  tx: Connection,
  { organizationId, documentNumber, institutionCode, parameters }: Simulated,
): Promise<void> => {
  if (!chargesRegistrationFee(parameters)) return
  const contracts = await listFirstContracts(tx, { organizationId, documentNumbers: [documentNumber] })
  const first = contracts.find((contract) => contract.institutionCode === institutionCode)
  if (!first) return
  const { proposalId, contractNumber } = first
  throw new DomainError('registration_fee_already_charged', { proposalId, contractNumber })
}
