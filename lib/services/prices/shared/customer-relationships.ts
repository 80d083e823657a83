import type { Connection } from '#db/client.ts'
import { type CustomerContractRow, listCustomerContracts } from '#db/queries/customers/customer-contracts.ts'
import type { Context } from '#lib/services/context.ts'

/** `existingCustomer` is what the institution reported; null if the institution reported nothing. */
export type CustomerAt = {
  documentNumber: string
  institutionCode: string
  existingCustomer: boolean | null
}

/** Returns a predicate: the institution reported an existing customer or has an open or paid contract. */
export const relationshipsAmong =
  (contracts: readonly CustomerContractRow[]): ((customer: CustomerAt) => boolean) =>
  ({ documentNumber, institutionCode, existingCustomer }) =>
    existingCustomer === true ||
    contracts.some(
      (contract) =>
        contract.documentNumber === documentNumber && contract.institutionCode === institutionCode,
    )

export const relationshipsOf = async (
  tx: Connection,
  { organizationId }: Pick<Context, 'organizationId'>,
  documentNumbers: readonly string[],
): Promise<(customer: CustomerAt) => boolean> =>
  relationshipsAmong(await listCustomerContracts(tx, { organizationId, documentNumbers }))
