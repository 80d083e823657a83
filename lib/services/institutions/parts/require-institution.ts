import type { Connection } from '#db/client'
import { findInstitution, type InstitutionRow, listInstitutions } from '#db/queries/institutions'
import { DomainError } from '#lib/domain/errors'

/**
 * The institution of a code if it can be asked for the product now.
 * @throws provider_not_supported (unknown or switched off, with the codes `allowed`), product_not_supported
 */
export const requireInstitution = async (
  tx: Connection,
  code: string,
  product: 'fgts' | 'clt',
): Promise<InstitutionRow> => {
  const institution = await findInstitution(tx, code)
  if (!institution?.active) {
    const allowed = (await institutionsOffering(tx, product)).map((row) => row.code)
    throw new DomainError('provider_not_supported', { provider: code, allowed })
  }
  if (!institution.products.includes(product))
    throw new DomainError('product_not_supported', { provider: code })
  return institution
}

/** The institutions that can be asked for the product now, by code. */
export const institutionsOffering = async (
  tx: Connection,
  product: 'fgts' | 'clt',
): Promise<InstitutionRow[]> =>
  (await listInstitutions(tx)).filter(({ active, products }) => active && products.includes(product))
