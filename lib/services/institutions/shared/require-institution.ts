import type { Connection } from '#db/client.ts'
import {
  findUsableInstitution,
  type InstitutionRow,
  listUsableInstitutions,
} from '#db/queries/institutions/institutions.ts'
import { DomainError } from '#lib/domain/errors.ts'
import type { Product } from '#lib/domain/proposals/product.ts'
import type { Context } from '#lib/services/context.ts'

type Organization = Pick<Context, 'organizationId'>

/** @throws provider_not_supported, product_not_supported (both with `allowed`) */
export const requireInstitution = async (
  tx: Connection,
  { organizationId }: Organization,
  { code, product }: { code: string; product: Product },
): Promise<InstitutionRow> => {
  const institution = await findUsableInstitution(tx, { organizationId, code })
  return requireOffered(tx, { organizationId }, { code, product, institution })
}

/** Checks a usable institution that was read with other rows. @throws the codes of `requireInstitution` */
export const requireOffered = async <Institution extends Pick<InstitutionRow, 'products'>>(
  tx: Connection,
  { organizationId }: Organization,
  { code, product, institution }: { code: string; product: Product; institution: Institution | undefined },
): Promise<Institution> => {
  if (institution?.products.includes(product)) return institution
  const allowed = (await institutionsOffering(tx, { organizationId }, product)).map((row) => row.code)
  const refusal = institution ? 'product_not_supported' : 'provider_not_supported'
  throw new DomainError(refusal, { provider: code, allowed })
}

export const institutionsOffering = async (
  tx: Connection,
  { organizationId }: Organization,
  product: Product,
): Promise<InstitutionRow[]> =>
  (await listUsableInstitutions(tx, organizationId)).filter(({ products }) => products.includes(product))
