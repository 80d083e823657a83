import type { Connection } from '#db/client.ts'
import { findNewestAuditOf } from '#db/queries/audit/audit-entries.ts'
import type { PriceChangeRow } from '#db/queries/prices/price-changes.ts'
import { listNewestPriceTables } from '#db/queries/prices/price-tables.ts'
import { priceMovesOf, type TableMove } from '#lib/domain/prices/is-stale.ts'
import type { PriceVersion } from '#lib/domain/prices/price-version.ts'

/** Returns what made an open change stale, with author and time if they are in the audit. */
export const priceMoves = (tx: Connection, change: PriceChangeRow, newest: PriceVersion | undefined) =>
  Promise.all(
    priceMovesOf(change, newest).map(async (what) => {
      const subjectId = await moverOf(tx, what, { change, newest })
      const { organizationId, createdAt } = change
      const act =
        subjectId &&
        (await findNewestAuditOf(tx, { organizationId, subjectId, actions: ACTIONS, since: createdAt }))
      return { what, byName: act ? act.actorName : null, at: act ? act.at : null }
    }),
  )

const ACTIONS = [
  'price_table_created',
  'price_table_changed',
  'price_table_activated',
  'price_table_deactivated',
] as const

type Sides = { change: PriceChangeRow; newest: PriceVersion | undefined }

const moverOf = async (
  tx: Connection,
  what: TableMove,
  { change: { organizationId, product, institutionCode }, newest }: Sides,
): Promise<string | undefined> => {
  if (what !== 'default_lost') return newest?.id
  const tables = await listNewestPriceTables(tx, { organizationId, product, institutionCode })
  return (tables.find(({ isDefault }) => isDefault) ?? newest)?.id
}
