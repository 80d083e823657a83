import type { Connection } from '#db/client'
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

/** Conditions on what was made within the days. */
export const madeWithin = (tx: Connection, scope: SalesScope) => tx`
  ${ofScope(tx, scope)} and made_at > ${startOf(scope)} and made_at < ${endOf(scope)}`

/** Conditions on contracts paid within the days. */
export const paidWithin = (tx: Connection, scope: SalesScope) => tx`
  ${ofScope(tx, scope)} and paid_at > ${startOf(scope)} and paid_at < ${endOf(scope)}`

const ofScope = (tx: Connection, { organizationId, product, institutionCode, authors }: SalesScope) => tx`
  organization_id = ${organizationId}
  ${product === undefined ? tx`` : tx`and product = ${product}`}
  ${institutionCode === undefined ? tx`` : tx`and institution_code = ${institutionCode}`}
  ${authors === undefined ? tx`` : tx`and author_id = any(${[...authors]})`}`

// The last millisecond before the first day, and the first one behind the last.
const startOf = ({ startDate }: Days) => endOfDayInSaoPaulo(addDays(startDate, -1))
const endOf = ({ endDate }: Days) => afterMs(endOfDayInSaoPaulo(endDate), 1)

/**
 * Lets the statements of this transaction sort and hash in memory, spares them compiling (a report is one of
 * few, and long as it is it does not last as long as its compilation), and has each planned for its own days:
 * the plan for any days walks an index row by row.
 */
export const settleForReports = async (tx: Connection): Promise<void> => {
  await tx`
    select set_config('work_mem', '64MB', true), set_config('jit', 'off', true), set_config('plan_cache_mode', 'force_custom_plan', true)`
}
