import type { Connection } from '#db/client.ts'
import { listOpenPriceChanges, type PriceChangeRow } from '#db/queries/prices/price-changes.ts'
import { listNewestPriceTables } from '#db/queries/prices/price-tables.ts'
import { withSnapshot, withTransaction } from '#db/transaction.ts'
import { CLT_PRICE_DEFAULTS, FGTS_PRICE_DEFAULTS } from '#lib/domain/finance/price-parameters.ts'
import { textIn } from '#lib/domain/language.ts'
import { checkPriceTableTerms } from '#lib/domain/prices/check-price-table-terms.ts'
import { sameTerms } from '#lib/domain/prices/price-differences.ts'
import { tableKeyOf } from '#lib/domain/prices/price-key.ts'
import type { PriceTableTerms, PriceVersion } from '#lib/domain/prices/price-version.ts'
import { readInstitutionPrices, type UpstreamPriceTable } from '#lib/institutions/institution-connection.ts'
import type { Context } from '#lib/services/context.ts'
import { requireConnection } from '#lib/services/institutions/shared/require-connection.ts'
import { newPriceChange } from '#lib/services/prices/parts/new-price-change.ts'
import { requirePriceTablePerson } from '#lib/services/prices/parts/require-price-table-person.ts'
import { startWhatIf } from '#lib/services/prices/parts/start-what-if.ts'

export type ImportedPrices = { drafted: number; unchanged: number; waiting: number }

/**
 * Drafts a change for each differing table, under the institution's table id; skips one with an open change.
 * The effect of a complete draft is computed at once; one without a known fee waits for a manager to check
 * it.
 * @throws permission_denied, connection_not_usable, fee_table_out_of_range, codes of `readInstitutionPrices`
 */
export const importInstitutionPrices = async (
  context: Context,
  { code }: { code: string },
): Promise<ImportedPrices> => {
  requirePriceTablePerson(context)
  const connected = await withSnapshot(context, (tx) => requireConnection(tx, context, code))
  const upstream = await readInstitutionPrices(connected)
  return withTransaction(context, async (tx) => {
    const { organizationId } = context
    const [present, changes] = await Promise.all([
      listNewestPriceTables(tx, { organizationId, institutionCode: code }),
      listOpenPriceChanges(tx, organizationId),
    ])
    const counts: ImportedPrices = { drafted: 0, unchanged: 0, waiting: 0 }
    for (const table of upstream)
      counts[await draftDifference(tx, context, { code, table, present, changes })] += 1
    for (const base of present.filter((row) => row.active && !upstream.some(({ id }) => id === row.id)))
      counts[await draftRetirement(tx, context, { base, changes })] += 1
    return counts
  })
}

type Difference = {
  code: string
  table: UpstreamPriceTable
  present: readonly PriceVersion[]
  changes: readonly PriceChangeRow[]
}

const draftDifference = async (
  tx: Connection,
  context: Context,
  { code: institutionCode, table, present, changes }: Difference,
): Promise<keyof ImportedPrices> => {
  const { id, product } = table
  if (changes.some((change) => change.tableId === id || change.importedTableId === id)) return 'waiting'
  const base = present.find((row) => row.id === id) ?? null
  const terms = termsOf(table, base)
  if (base?.active && sameTerms(product, base, terms)) return 'unchanged'
  const key = base?.key ?? tableKeyOf(product, table.key)
  const hasFee = base !== null || table.parameters.fee !== undefined
  const change = await newPriceChange(tx, context, {
    kind: base ? 'new_version' : 'create',
    name: { product, institutionCode, key },
    terms,
    base,
    note: textIn(hasFee ? NOTE : NOTE_WITHOUT_FEE, context.language),
    importedTableId: base ? null : id,
  })
  if (hasFee) await startWhatIf(tx, context, change)
  return 'drafted'
}

const NOTE = { pt: 'Importada da instituição', en: 'Imported from the institution' }
const NOTE_WITHOUT_FEE = {
  pt: 'Importada da instituição, que não informa a tarifa: confira-a antes de propor',
  en: 'Imported from the institution, which does not state the fee: check it before you propose',
}

const draftRetirement = async (
  tx: Connection,
  context: Context,
  { base, changes }: { base: PriceVersion; changes: readonly PriceChangeRow[] },
): Promise<keyof ImportedPrices> => {
  if (changes.some(({ tableId }) => tableId === base.id)) return 'waiting'
  const terms = { ...base, isDefault: false }
  await newPriceChange(tx, context, {
    kind: 'retire',
    name: base,
    terms,
    base,
    note: textIn(NOTE, context.language),
  })
  return 'drafted'
}

/** Adds the conventions that the institution omits: the present ones or, for a new table, the defaults. */
const termsOf = (table: UpstreamPriceTable, base: PriceVersion | null): PriceTableTerms => {
  const { product, label, isDefault, terms } = table
  const usual = product === 'fgts' ? FGTS_PRICE_DEFAULTS : CLT_PRICE_DEFAULTS
  const conventions = base?.parameters ?? usual
  const { fee = conventions.fee, ...stated } = table.parameters
  const isSameFee = fee.type === conventions.fee.type && Number(fee.value) === Number(conventions.fee.value)
  const parameters = { ...conventions, ...stated, fee: isSameFee ? conventions.fee : fee }
  return { label, isDefault, ...checkPriceTableTerms(product, { terms, parameters }) }
}
