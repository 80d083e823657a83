import type { Connection } from '#db/client'
import { listFirstContracts } from '#db/queries/customer-contracts'
import type { Context } from '#lib/services/context'

/** A customer at an institution, and what the institution itself reports of a relationship. */
export type CustomerAt = {
  documentNumber: string
  institutionCode: string
  existingCustomer: boolean | null
}

/**
 * Tells of some customers whether they have a relationship with an institution: it reports one, or an open or
 * paid contract with it is known here.
 */
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
      (known) => known.documentNumber === documentNumber && known.institutionCode === institutionCode,
    )
}
