import type { Connection } from '#db/client.ts'
import {
  findInstitution,
  type InstitutionRow,
  listInstitutions,
} from '#db/queries/institutions/institutions.ts'
import { DomainError } from '#lib/domain/errors.ts'

/** @throws provider_not_supported, product_not_supported (both with `allowed`) */
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

export const institutionsOffering = async (
  tx: Connection,
  product: 'fgts' | 'clt',
): Promise<InstitutionRow[]> =>
  (await listInstitutions(tx)).filter(({ active, products }) => active && products.includes(product))
