import { listInstitutions } from '#db/queries/institutions/institutions.ts'
import { listPriceCeilings, type PriceCeilingRow } from '#db/queries/prices/price-ceilings.ts'
import { listNewestPriceTables } from '#db/queries/prices/price-tables.ts'
import { withSnapshot } from '#db/transaction.ts'
import { isAboveRate } from '#lib/domain/finance/is-above-rate.ts'
import type { ProductPriceCeiling } from '#lib/domain/prices/price-ceiling.ts'
import type { PriceVersion } from '#lib/domain/prices/price-version.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'

export const listProductPriceCeilings = async (context: Context): Promise<ProductPriceCeiling[]> => {
  requirePermission(context, 'manage_prices')
  const { organizationId, actor } = context
  return withSnapshot(context, async (tx) => {
    const [rows, tables, institutions] = await Promise.all([
      listPriceCeilings(tx, organizationId),
      listNewestPriceTables(tx, { organizationId, active: true }),
      listInstitutions(tx),
    ])
    return institutions.flatMap(({ code, name, products }) =>
      products.map((product) => {
        const isOfProduct = (one: { product: string; institutionCode: string }) =>
          one.product === product && one.institutionCode === code
        const own = rows.filter(isOfProduct)
        const open = own.find(({ status }) => status === 'proposed')
        return {
          product,
          institutionCode: code,
          institutionName: name,
          inForce: inForceOf(own.find(({ status }) => status === 'approved')),
          highestRate: highestOf(tables.filter(isOfProduct)),
          open: open ? openOf(open, actor.id) : null,
        }
      }),
    )
  })
}

const inForceOf = (row: PriceCeilingRow | undefined) =>
  row?.monthlyRate && row.decidedAt
    ? { monthlyRate: row.monthlyRate, since: row.decidedAt, byName: row.decidedByName ?? '' }
    : null

const openOf = ({ id, monthlyRate, note, createdByName, ...row }: PriceCeilingRow, readerId: string) => ({
  id,
  monthlyRate,
  note,
  createdByName,
  isMine: row.createdById === readerId,
})

const highestOf = (tables: readonly PriceVersion[]): string | null =>
  tables.reduce<string | null>((highest, { parameters: { monthlyRate } }) => {
    return highest === null || isAboveRate(monthlyRate, highest) ? monthlyRate : highest
  }, null)
