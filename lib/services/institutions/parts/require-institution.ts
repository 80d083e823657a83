import type { Connection } from '#db/client'
import { findInstitution, type InstitutionRow, listInstitutions } from '#db/queries/institutions'
import { DomainError } from '#lib/domain/errors'

/**
 * The institution of a code if it can be asked for the product now.
 * @throws provider_not_supported (unknown or switched off), product_not_supported, both with the codes
 *   `allowed`
 */
export const requireInstitution = async (
  tx: Connection,
  code: string,
  product: 'fgts' | 'clt',
): Promise<InstitutionRow> => {
  const institution = await findInstitution(tx, code)
  if (institution?.active && institution.products.includes(product)) return institution
  const allowed = (await institutionsOffering(tx, product)).map((row) => row.code)
  const refusal = institution?.active ? 'product_not_supported' : 'provider_not_supported'
  throw new DomainError(refusal, { provider: code, allowed })
}

/** The institutions that can be asked for the product now, by code. */
export const institutionsOffering = async (
  tx: Connection,
  product: 'fgts' | 'clt',
): Promise<InstitutionRow[]> =>
  (await listInstitutions(tx)).filter(({ active, products }) => active && products.includes(product))
