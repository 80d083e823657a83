import type { Connection } from '#db/client.ts'
import { findInstitution } from '#db/queries/institutions/institutions.ts'
import { insertPriceTableVersion } from '#db/queries/prices/price-table-versions.ts'
import {
  clearDefaultPriceTable,
  findPriceTable,
  insertPriceTable,
  listNewestPriceTables,
  lockPriceTables,
} from '#db/queries/prices/price-tables.ts'
import { newId } from '#lib/config/ids.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { displayName } from '#lib/domain/names.ts'
import { checkPriceTableTerms } from '#lib/domain/prices/check-price-table-terms.ts'
import { sameTableKey, tableKeyOf } from '#lib/domain/prices/price-key.ts'
import type { PriceTableName, PriceTableTerms, PriceVersion } from '#lib/domain/prices/price-version.ts'
import type { Context } from '#lib/services/context.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'
import { requireWithinCeiling } from '#lib/services/prices/shared/require-within-ceiling.ts'

/** Rates are fractions, charges are in cents (lib/domain/finance/price-parameters). */
export type NewPriceTable = PriceTableName &
  PriceTableTerms & {
    /** Generated if omitted; set it to keep an id that API clients already use. */
    id?: string | undefined
  }

/**
 * A new default table replaces the former default.
 * @throws not_found (institution), name_taken, table_id_taken, invalid_name, fee_table_out_of_range,
 *   price_above_ceiling
 */
export const addPriceTable = async (
  tx: Connection,
  context: Context,
  input: NewPriceTable,
): Promise<PriceVersion> => {
  const { organizationId, now: createdAt } = context
  const { product, institutionCode, isDefault, id = newId(context.now) } = input
  const key = tableKeyOf(product, input.key)
  const priced = { label: displayName(input.label), ...checkPriceTableTerms(product, input) }
  const productKey = { organizationId, product, institutionCode }
  await lockPriceTables(tx, productKey)
  await requireWithinCeiling(tx, { ...productKey, parameters: priced.parameters })
  if (!(await findInstitution(tx, institutionCode))) throw new DomainError('not_found')
  const existing = await listNewestPriceTables(tx, productKey)
  if (existing.some((table) => sameTableKey(table.key, key)))
    throw new DomainError('name_taken', { name: key })
  if (isDefault) await clearDefaultPriceTable(tx, productKey)
  const table = { id, product, institutionCode, key, active: true, isDefault, createdAt }
  const isTaken = await findPriceTable(tx, { organizationId, id })
  if (isTaken || !(await insertPriceTable(tx, { organizationId, ...table })))
    throw new DomainError('table_id_taken', { id })
  const version = { version: 1, ...priced, createdAt }
  await insertPriceTableVersion(tx, { organizationId, tableId: id, ...version })
  const { terms, parameters } = priced
  const details = { institutionCode, table: key, ...(terms && { terms }), parameters }
  await recordAudit(tx, context, {
    action: 'price_table_created',
    subjectType: 'price_table',
    subjectId: id,
    details,
  })
  return { ...table, ...version }
}
