import type { Connection } from '#db/client'
import type { InstitutionRow } from '#db/queries/institutions'
import { findOrganization } from '#db/queries/organizations'
import { DomainError } from '#lib/domain/errors'
import type { Context } from '#lib/services/context'
import { institutionsOffering, requireInstitution } from '#lib/services/institutions/require-institution'

/**
 * The institution a consult is for: the one asked for, else the organization's default, else the only one that offers CLT credit.
 * @throws provider_required (none of these), provider_not_supported (with the codes `allowed`), product_not_supported
 */
export const chooseCltInstitution = async (
  tx: Connection,
  context: Context,
  code: string | undefined,
): Promise<InstitutionRow> => {
  const chosen = code ?? (await findOrganization(tx, context.organizationId))?.defaultInstitutionCode
  if (chosen) return requireInstitution(tx, chosen, 'clt')
  const [only, ...others] = await institutionsOffering(tx, 'clt')
  if (!only || others.length > 0) throw new DomainError('provider_required')
  return only
}
