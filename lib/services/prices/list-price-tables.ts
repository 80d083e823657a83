import { listInstitutions } from '#db/queries/institutions/institutions.ts'
import { listOpenPriceChanges } from '#db/queries/prices/price-changes.ts'
import { listNewestPriceTables } from '#db/queries/prices/price-tables.ts'
import { withSnapshot } from '#db/transaction.ts'
import type { PriceTableName, PriceVersion } from '#lib/domain/prices/price-version.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { priceChangeSummary } from '#lib/services/prices/parts/price-change-summary.ts'
import { simulationsOfVersions } from '#lib/services/prices/parts/simulations-of-versions.ts'

export const listPriceTables = async (context: Context) => {
  requirePermission(context, 'manage_prices')
  const { organizationId } = context
  return withSnapshot(context, async (tx) => {
    const [tables, open, institutions, simulationsOf] = await Promise.all([
      listNewestPriceTables(tx, { organizationId }),
      listOpenPriceChanges(tx, organizationId),
      listInstitutions(tx),
      simulationsOfVersions(tx, context),
    ])
    const names = new Map(institutions.map(({ code, name }) => [code, name]))
    const nameOf = (code: string) => names.get(code) ?? code
    const byName = new Map(tables.map((table) => [nameIn(table), table]))
    return {
      tables: tables.toSorted(byUse).map((table) => ({
        ...table,
        institutionName: nameOf(table.institutionCode),
        ...simulationsOf({ tableId: table.id }),
        openChanges: open.filter(({ tableId }) => tableId === table.id).length,
      })),
      changes: open.map((row) =>
        priceChangeSummary(context, row, {
          institutionName: nameOf(row.institutionCode),
          newest: byName.get(nameIn({ ...row, key: row.tableKey })),
        }),
      ),
    }
  })
}

const byUse = (a: PriceVersion, b: PriceVersion) =>
  Number(a.product === 'clt') - Number(b.product === 'clt') ||
  Number(b.isDefault) - Number(a.isDefault) ||
  Number(b.active) - Number(a.active)

const nameIn = ({ product, institutionCode, key }: PriceTableName) => `${product} ${institutionCode} ${key}`
