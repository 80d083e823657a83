import type { Connection } from '#db/client.ts'
import { findInstitution } from '#db/queries/institutions/institutions.ts'
import { findPriceCeiling } from '#db/queries/prices/price-ceilings.ts'
import type { PriceChangeRow } from '#db/queries/prices/price-changes.ts'
import type { Context } from '#lib/services/context.ts'
import { baseVersionOf } from './base-version-of.ts'
import { newestVersionOf } from './newest-version-of.ts'
import { priceChangeSummary } from './price-change-summary.ts'
import { priceMoves } from './price-moves.ts'

/** The `base` has the state (active, default) that the table had when the change was drafted. */
export const priceChangeView = async (tx: Connection, context: Context, row: PriceChangeRow) => {
  const [institution, newest, base, ceiling] = await Promise.all([
    findInstitution(tx, row.institutionCode),
    newestVersionOf(tx, row),
    baseVersionOf(tx, row),
    findPriceCeiling(tx, row),
  ])
  const institutionName = institution?.name ?? row.institutionCode
  return {
    ...priceChangeSummary(context, row, { institutionName, newest }),
    isDefault: row.isDefault,
    terms: row.terms,
    parameters: row.parameters,
    whatIf: row.whatIf,
    base: base && {
      ...base,
      active: row.baseActive ?? base.active,
      isDefault: row.baseIsDefault ?? row.isDefault,
    },
    newest: newest ?? null,
    ceiling,
    moves: await priceMoves(tx, row, newest),
  }
}
