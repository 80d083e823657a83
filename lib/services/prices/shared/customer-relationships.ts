import type { Connection } from '#db/client.ts'
import { listFirstContracts } from '#db/queries/customers/customer-contracts.ts'
import type { Context } from '#lib/services/context.ts'

/** `existingCustomer`: what the institution reports of a relationship. */
export type CustomerAt = {
  documentNumber: string
  institutionCode: string
  existingCustomer: boolean | null
}

/** Returns a test for a relationship with an institution: reported, or an open or paid contract. */
export const relationshipsOf = async (
  tx: Connection,
  { organizationId }: Pick<Context, 'organizationId'>,
  documentNumbers: readonly string[],
): Promise<(customer: CustomerAt) => boolean> => {
  const documents = [...new Set(documentNumbers)]
  const contracts =
    documents.length === 0 ? [] : await listFirstContracts(tx, { organizationId, documentNumbers: documents })
  return ({ documentNumber, institutionCode, existingCustomer }) =>
    existingCustomer === true ||
    contracts.some(
      (contract) =>
        contract.documentNumber === documentNumber && contract.institutionCode === institutionCode,
    )
}
