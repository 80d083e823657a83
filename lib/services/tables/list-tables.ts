import { listInstitutions } from '#db/queries/institutions'
import { listPriceTables } from '#db/queries/price-tables'
import { listOpenTableChanges } from '#db/queries/table-changes'
import { withSnapshot } from '#db/transaction'
import type { TableName, TableVersion } from '#lib/domain/tables/table-version'
import type { TableOverview } from '#lib/domain/tables/table-view'
import { type Context, requirePermission } from '#lib/services/context'
import { simulationsOfVersions } from './simulations-of-versions.ts'
import { tableChangeSummary } from './table-change-summary.ts'

/**
 * Every fee table and configuration of the organization in its newest version, by product and institution, and the changes that
 * still wait for somebody: those proposed and everybody's drafts. Throws `permission_denied`.
 */
export const listTables = async (context: Context): Promise<TableOverview> => {
  requirePermission(context, 'manage_fee_tables')
  const { organizationId } = context
  return withSnapshot(context, async (tx) => {
    const [tables, open, institutions, simulationsOf] = await Promise.all([
      listPriceTables(tx, { organizationId }),
      listOpenTableChanges(tx, organizationId),
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
        tableChangeSummary(context, row, {
          institutionName: nameOf(row.institutionCode),
          newest: byName.get(nameIn({ ...row, key: row.tableKey })),
        }),
      ),
    }
  })
}

// Within a product: the default, then those in use, then the others, each as they come.
const byUse = (a: TableVersion, b: TableVersion) =>
  Number(a.product === 'clt') - Number(b.product === 'clt') ||
  Number(b.isDefault) - Number(a.isDefault) ||
  Number(b.active) - Number(a.active)

const nameIn = ({ product, institutionCode, key }: TableName) => `${product} ${institutionCode} ${key}`
