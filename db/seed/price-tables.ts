import type { Connection } from '#db/client.ts'
import { listInstitutions } from '#db/queries/institutions/institutions.ts'
import { insertPriceTableVersion } from '#db/queries/prices/price-table-versions.ts'
import { now } from '#lib/config/clock.ts'
import { newId } from '#lib/config/ids.ts'
import { CLT_FEE_TABLE_DEFAULTS, FGTS_FEE_TABLE_DEFAULTS } from '#lib/domain/finance/fee-table.ts'
import { checkPriceTableTerms } from '#lib/domain/prices/check-price-table-terms.ts'
import type { Product } from '#lib/domain/proposals/product.ts'
import { CLT_CONFIGS } from './clt-configs.ts'
import { FEE_TABLES } from './fee-tables.ts'
import type { SeededTable } from './seeded-table.ts'

const SEEDS = [
  { product: 'fgts', tables: FEE_TABLES, usual: FGTS_FEE_TABLE_DEFAULTS },
  { product: 'clt', tables: CLT_CONFIGS, usual: CLT_FEE_TABLE_DEFAULTS },
] as const

/** Adds the demo tables an organization lacks; existing ones stay as they are. */
export const seedPriceTables = async (tx: Connection, organizationId: string): Promise<void> => {
  for (const { code: institutionCode } of await listInstitutions(tx))
    for (const { product, tables, usual } of SEEDS)
      for (const { terms, ...table } of tables[institutionCode] ?? []) {
        const parameters = { ...usual, ...table.parameters }
        const price = checkPriceTableTerms(product, { terms: terms ? [...terms] : null, parameters })
        await seedTable(tx, { organizationId, product, institutionCode, ...table, ...price })
      }
}

type PriceTableSeed = Omit<SeededTable, 'terms' | 'parameters'> &
  ReturnType<typeof checkPriceTableTerms> & {
    organizationId: string
    product: Product
    institutionCode: string
  }

const seedTable = async (tx: Connection, seed: PriceTableSeed) => {
  const { organizationId, product, institutionCode, key, label, terms, parameters } = seed
  const { active = true, isDefault = false } = seed
  const [id, createdAt] = [newId(), now()]
  const row = { organizationId, id, product, institutionCode, key, active, isDefault, createdAt }
  const inserted = await tx`insert into price_tables ${tx(row)} on conflict do nothing returning id`
  if (inserted.length === 0) return
  const priced = { version: 1, label, terms, parameters, createdAt, formerId: null }
  await insertPriceTableVersion(tx, { organizationId, tableId: id, ...priced })
}
