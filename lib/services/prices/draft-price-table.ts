import { findInstitution } from '#db/queries/institutions/institutions.ts'
import { listNewestPriceTables } from '#db/queries/prices/price-tables.ts'
import { withTransaction } from '#db/transaction.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { CLT_PRICE_DEFAULTS, FGTS_PRICE_DEFAULTS } from '#lib/domain/finance/price-parameters.ts'
import { displayName } from '#lib/domain/names.ts'
import { sameTableKey, tableKeyOf } from '#lib/domain/prices/price-key.ts'
import type { PriceTableTerms } from '#lib/domain/prices/price-version.ts'
import type { Product } from '#lib/domain/proposals/product.ts'
import type { Context } from '#lib/services/context.ts'
import { institutionsOffering } from '#lib/services/institutions/shared/require-institution.ts'
import { newPriceChange } from '#lib/services/prices/parts/new-price-change.ts'
import { requirePriceTablePerson } from '#lib/services/prices/parts/require-price-table-person.ts'

export type PriceDraft = { product: Product; institutionCode: string; key: string; label: string }

const FIRST_TERMS = [6, 12, 18, 24, 36, 48, 60, 72, 84, 96]

/** @throws permission_denied, not_found (institution), product_not_supported, name_taken, invalid_name */
export const draftPriceTable = async (context: Context, draft: PriceDraft): Promise<{ id: string }> => {
  requirePriceTablePerson(context)
  const { organizationId } = context
  const { product, institutionCode } = draft
  const key = tableKeyOf(product, draft.key)
  return withTransaction(context, async (tx) => {
    const institution = await findInstitution(tx, institutionCode)
    if (!institution) throw new DomainError('not_found')
    if (!institution.products.includes(product)) {
      const allowed = (await institutionsOffering(tx, context, product)).map((row) => row.code)
      throw new DomainError('product_not_supported', { provider: institutionCode, allowed })
    }
    const name = { product, institutionCode, key }
    const existing = await listNewestPriceTables(tx, { organizationId, product, institutionCode })
    if (existing.some((other) => sameTableKey(other.key, key)))
      throw new DomainError('name_taken', { name: key })
    const terms = { label: displayName(draft.label), isDefault: false, ...usualTerms(product) }
    const change = await newPriceChange(tx, context, { kind: 'create', name, terms, base: null })
    return { id: change.id }
  })
}

const usualTerms = (product: Product): Pick<PriceTableTerms, 'parameters' | 'terms'> =>
  product === 'clt'
    ? { parameters: CLT_PRICE_DEFAULTS, terms: FIRST_TERMS }
    : { parameters: FGTS_PRICE_DEFAULTS, terms: null }
