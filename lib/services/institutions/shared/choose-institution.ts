import type { Connection } from '#db/client.ts'
import type { InstitutionRow } from '#db/queries/institutions/institutions.ts'
import { findOrganization } from '#db/queries/organizations/organizations.ts'
import { DomainError } from '#lib/domain/errors.ts'
import type { Context } from '#lib/services/context.ts'
import { institutionsOffering, requireInstitution } from './require-institution.ts'

/**
 * Returns the named institution, else the organization's default, else the only one that offers the product.
 * @throws provider_required, provider_not_supported (with `allowed`), product_not_supported
 */
export const chooseInstitution = async (
  tx: Connection,
  context: Context,
  { code, product }: { code: string | undefined; product: 'fgts' | 'clt' },
): Promise<InstitutionRow> => {
  const chosen = code ?? (await findOrganization(tx, context.organizationId))?.defaultInstitutionCode
  if (chosen) return requireInstitution(tx, context, { code: chosen, product })
  const offering = await institutionsOffering(tx, context, product)
  const [only, ...others] = offering
  if (!only || others.length > 0)
    throw new DomainError('provider_required', { allowed: offering.map((row) => row.code) })
  return only
}
