import type { Connection } from '#db/client'
import { createdBetween, firstIdOf } from '#db/created-between'
import { afterMs } from '#lib/config/clock'
import { addDays, endOfDayInSaoPaulo } from '#lib/domain/calendar'
import type { Product } from '#lib/domain/proposals/product'
import type { Days } from '#lib/domain/sales/period'

/** Whose sales, of which days of São Paulo, and what it is narrowed to. */
export type SalesScope = Days & {
  organizationId: string
  product?: Product | undefined
  institutionCode?: string | undefined
  /** The people and programs whose work is meant; everybody's when left out. */
  authors?: readonly string[] | undefined
}

const DAY_MS = 24 * 3_600_000

/** Conditions on proposals made within the days; the table is alone in its `from`. */
export const proposalsMade = (tx: Connection, scope: SalesScope) => tx`
  organization_id = ${scope.organizationId} ${createdBetween(tx, scope)} ${proposalsOf(tx, scope)}`

/** Conditions on proposals but for their time. */
export const proposalsOf = (tx: Connection, { product, institutionCode, authors }: SalesScope) => tx`
  ${product === undefined ? tx`` : tx`and product = ${product}`}
  ${institutionCode === undefined ? tx`` : tx`and institution_code = ${institutionCode}`}
  ${authors === undefined ? tx`` : tx`and created_by_id = any(${[...authors]})`}`

/** Payouts made within the days; bounded by the time inside their ids, which are made with them. */
export const payoutsMade = (tx: Connection, { organizationId, startDate, endDate }: SalesScope) => {
  const start = endOfDayInSaoPaulo(addDays(startDate, -1))
  const end = afterMs(endOfDayInSaoPaulo(endDate), 1)
  return tx`
    organization_id = ${organizationId} and paid_at > ${start} and paid_at < ${end}
    and id > ${firstIdOf(afterMs(start, -DAY_MS))} and id < ${firstIdOf(afterMs(end, DAY_MS))}`
}

/** The smallest id of anything that follows from what began within the days. */
export const firstIdAfter = ({ startDate }: Days): string =>
  firstIdOf(afterMs(endOfDayInSaoPaulo(addDays(startDate, -1)), -DAY_MS))

/** Conditions on what a funnel begins with but for its time; `author` is the column of who asked. */
export const asksOf = (
  tx: Connection,
  { institutionCode, authors }: SalesScope,
  author: ReturnType<Connection>,
) => tx`
  ${institutionCode === undefined ? tx`` : tx`and institution_code = ${institutionCode}`}
  ${authors === undefined ? tx`` : tx`and ${author} = any(${[...authors]})`}`
