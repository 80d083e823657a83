import type { Connection } from '#db/client.ts'
import { createdBetween, firstIdOf } from '#db/created-between.ts'
import { afterMs } from '#lib/config/clock.ts'
import { addDays, endOfDayInSaoPaulo } from '#lib/domain/calendar.ts'
import type { Product } from '#lib/domain/proposals/product.ts'
import type { Days } from '#lib/domain/sales/period.ts'

export type SalesScope = Days & {
  organizationId: string
  product?: Product | undefined
  institutionCode?: string | undefined
  /** Ids of people and applications; everybody by default. */
  authors?: readonly string[] | undefined
}

const DAY_MS = 24 * 3_600_000

/**
 * Matches the proposals created in the period. The columns are unqualified, so `proposals` must be the only
 * table in the `from`.
 */
export const proposalsMade = (tx: Connection, scope: SalesScope) => tx`
  organization_id = ${scope.organizationId} ${createdBetween(tx, scope)} ${proposalsOf(tx, scope)}`

export const proposalsOf = (tx: Connection, { product, institutionCode, authors }: SalesScope) => tx`
  ${product === undefined ? tx`` : tx`and product = ${product}`}
  ${institutionCode === undefined ? tx`` : tx`and institution_code = ${institutionCode}`}
  ${authors === undefined ? tx`` : tx`and created_by_id = any(${[...authors]})`}`

/**
 * Matches the payouts of the period. The condition also limits the ids, which contain the payout time, so
 * that Postgres finds an old period quickly through an index on the id.
 */
export const payoutsMade = (tx: Connection, { organizationId, startDate, endDate }: SalesScope) => {
  const start = endOfDayInSaoPaulo(addDays(startDate, -1))
  const end = afterMs(endOfDayInSaoPaulo(endDate), 1)
  return tx`
    organization_id = ${organizationId} and paid_at > ${start} and paid_at < ${end}
    and id > ${firstIdOf(afterMs(start, -DAY_MS))} and id < ${firstIdOf(afterMs(end, DAY_MS))}`
}

/**
 * Returns the id bound one day before the period. All rows that belong to an item created in the period (such
 * as its simulations and payouts) have greater ids.
 */
export const firstIdAfter = ({ startDate }: Days): string =>
  firstIdOf(afterMs(endOfDayInSaoPaulo(addDays(startDate, -1)), -DAY_MS))

/** Restricts the first step of a funnel to an institution and authors; `author` is the column to compare. */
export const asksOf = (
  tx: Connection,
  { institutionCode, authors }: SalesScope,
  author: ReturnType<Connection>,
) => tx`
  ${institutionCode === undefined ? tx`` : tx`and institution_code = ${institutionCode}`}
  ${authors === undefined ? tx`` : tx`and ${author} = any(${[...authors]})`}`
