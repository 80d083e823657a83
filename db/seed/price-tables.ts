import type { Connection } from '#db/client.ts'
import { listInstitutions } from '#db/queries/institutions/institutions.ts'
import { insertPriceTableVersion } from '#db/queries/prices/price-table-versions.ts'
import { now } from '#lib/config/clock.ts'
import { newId } from '#lib/config/ids.ts'
import { CLT_PRICE_DEFAULTS, FGTS_PRICE_DEFAULTS } from '#lib/domain/finance/price-parameters.ts'
import { checkPriceTableTerms } from '#lib/domain/prices/check-price-table-terms.ts'
import type { Product } from '#lib/domain/proposals/product.ts'
import { CLT_PRICE_TABLES } from './clt-price-tables.ts'
import { FGTS_PRICE_TABLES } from './fgts-price-tables.ts'
import type { SeededTable } from './seeded-table.ts'

const SEEDS = [
  { product: 'fgts', tables: FGTS_PRICE_TABLES, usual: FGTS_PRICE_DEFAULTS },
  { product: 'clt', tables: CLT_PRICE_TABLES, usual: CLT_PRICE_DEFAULTS },
] as const

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
  const priced = { version: 1, label, terms, parameters, createdAt }
  await insertPriceTableVersion(tx, { organizationId, tableId: id, ...priced })
}
