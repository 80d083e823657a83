import type { Connection } from '#db/client.ts'
import { listCustomerContracts } from '#db/queries/customers/customer-contracts.ts'
import { DomainError } from '#lib/domain/errors.ts'
import type { PriceParameters } from '#lib/domain/finance/price-parameters.ts'
import { chargesRegistrationFee } from '#lib/domain/finance/registration-fee.ts'

type SimulationTerms = {
  organizationId: string
  documentNumber: string
  institutionCode: string
  parameters: PriceParameters
}

/** The caller must have locked the customer's contracts. @throws registration_fee_already_charged */
export const refuseSecondRegistrationFee = async (
  tx: Connection,
  { organizationId, documentNumber, institutionCode, parameters }: SimulationTerms,
): Promise<void> => {
  if (!chargesRegistrationFee(parameters)) return
  const contracts = await listCustomerContracts(tx, { organizationId, documentNumbers: [documentNumber] })
  const first = contracts.find((contract) => contract.institutionCode === institutionCode)
  if (!first) return
  const { proposalId, contractNumber } = first
  throw new DomainError('registration_fee_already_charged', { proposalId, contractNumber })
}
