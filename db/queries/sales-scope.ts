import type { Connection } from '#db/client'
import type { Product } from '#lib/domain/proposals/product'

/** Whose sales, of which stretch of time (`to` is not included), and what it is narrowed to. */
export type SalesScope = {
  organizationId: string
  from: Date
  to: Date
  product?: Product | undefined
  institutionCode?: string | undefined
  /** The people and programs whose work is meant; everybody's when left out. */
  authors?: readonly string[] | undefined
}

/** Conditions on what was made within the time. */
export const madeWithin = (tx: Connection, scope: SalesScope) => tx`
  ${ofScope(tx, scope)} and made_at >= ${scope.from} and made_at < ${scope.to}`

/** Conditions on contracts paid within the time. */
export const paidWithin = (tx: Connection, scope: SalesScope) => tx`
  ${ofScope(tx, scope)} and paid_at >= ${scope.from} and paid_at < ${scope.to}`

const ofScope = (tx: Connection, { organizationId, product, institutionCode, authors }: SalesScope) => tx`
  organization_id = ${organizationId}
  ${product === undefined ? tx`` : tx`and product = ${product}`}
  ${institutionCode === undefined ? tx`` : tx`and institution_code = ${institutionCode}`}
  ${authors === undefined ? tx`` : tx`and author_id = any(${[...authors]})`}`

/**
 * Lets the statements of this transaction sort and hash in memory, spares them compiling (a report is one of
 * few, and long as it is it does not last as long as its compilation), and has each planned for its own days:
 * the plan for any days walks an index row by row.
 */
export const settleForReports = async (tx: Connection): Promise<void> => {
  await tx`
    select set_config('work_mem', '64MB', true), set_config('jit', 'off', true), set_config('plan_cache_mode', 'force_custom_plan', true)`
}
