import type { Connection } from '#db/client.ts'
import { formsOfCpfs } from '#db/customer-cpf.ts'
import { equalsAny } from '#db/equals-any.ts'

/** A customer's oldest open or paid contract at an institution, of any product. */
export type CustomerContractRow = {
  documentNumber: string
  institutionCode: string
  proposalId: string
  contractNumber: string
}

type Customers = { organizationId: string; documentNumbers: readonly string[] }

export const listFirstContracts = async (
  tx: Connection,
  { organizationId, documentNumbers }: Customers,
): Promise<CustomerContractRow[]> => {
  const { forms, cpfOf } = formsOfCpfs(organizationId, documentNumbers)
  const rows = await tx<CustomerContractRow[]>`
    select distinct on (document_number, institution_code)
      document_number, institution_code, id as proposal_id, contract_number
    from proposals
    where organization_id = ${organizationId} and document_number ${equalsAny(tx, forms)}
      and status not in ('canceled', 'rejected', 'refunded')
    order by document_number, institution_code, id`
  const contracts = rows.map((row) => ({ ...row, documentNumber: cpfOf(row.documentNumber) }))
  return contracts.filter((row) => !contracts.some((other) => isBefore(other, row)))
}

// A customer has one row per form of the CPF.
const isBefore = (other: CustomerContractRow, row: CustomerContractRow) =>
  other.documentNumber === row.documentNumber &&
  other.institutionCode === row.institutionCode &&
  other.proposalId < row.proposalId

/** Serializes creation of a customer's contracts, so that concurrent requests see each other's contracts. */
export const lockCustomerContracts = async (
  tx: Connection,
  { organizationId, documentNumber }: { organizationId: string; documentNumber: string },
): Promise<void> => {
  const name = `customer_contracts:${organizationId}:${documentNumber}`
  await tx`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`
}
