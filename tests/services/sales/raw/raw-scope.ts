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

/** Uses unqualified columns, so `proposals` must be the only table in the `from`. */
export const proposalsMade = (tx: Connection, scope: SalesScope) => tx`
  organization_id = ${scope.organizationId} ${createdBetween(tx, scope)} ${proposalsOf(tx, scope)}`

export const proposalsOf = (tx: Connection, { product, institutionCode, authors }: SalesScope) => tx`
  ${product === undefined ? tx`` : tx`and product = ${product}`}
  ${institutionCode === undefined ? tx`` : tx`and institution_code = ${institutionCode}`}
  ${authors === undefined ? tx`` : tx`and created_by_id = any(${[...authors]})`}`

/** Also bounds the ids, because an id contains the creation time, which equals the time of the payout. */
export const payoutsMade = (tx: Connection, { organizationId, startDate, endDate }: SalesScope) => {
  const start = endOfDayInSaoPaulo(addDays(startDate, -1))
  const end = afterMs(endOfDayInSaoPaulo(endDate), 1)
  return tx`
    organization_id = ${organizationId} and paid_at > ${start} and paid_at < ${end}
    and id > ${firstIdOf(afterMs(start, -DAY_MS))} and id < ${firstIdOf(afterMs(end, DAY_MS))}`
}

/** Smallest possible id of rows that follow from requests made in the period. */
export const firstIdAfter = ({ startDate }: Days): string =>
  firstIdOf(afterMs(endOfDayInSaoPaulo(addDays(startDate, -1)), -DAY_MS))

/** Conditions on the first step of a funnel except its time; `author` is the requester's column. */
export const asksOf = (
  tx: Connection,
  { institutionCode, authors }: SalesScope,
  author: ReturnType<Connection>,
) => tx`
  ${institutionCode === undefined ? tx`` : tx`and institution_code = ${institutionCode}`}
  ${authors === undefined ? tx`` : tx`and ${author} = any(${[...authors]})`}`
