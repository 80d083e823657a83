import type { Connection } from '#db/client.ts'
import { equalsAny } from '#db/equals-any.ts'
import { NOTHING } from '#db/nothing.ts'
import type { Product } from '#lib/domain/proposals/product.ts'

/** `to` is exclusive. */
export type SalesScope = {
  organizationId: string
  from: Date
  to: Date
  product?: Product | undefined
  institutionCode?: string | undefined
  authors?: readonly string[] | undefined
}

export const madeWithin = (tx: Connection, scope: SalesScope) => tx`
  ${ofScope(tx, scope)} and made_at >= ${scope.from} and made_at < ${scope.to}`

export const paidWithin = (tx: Connection, scope: SalesScope) => tx`
  ${ofScope(tx, scope)} and paid_at >= ${scope.from} and paid_at < ${scope.to}`

export const ofScope = (
  tx: Connection,
  { organizationId, product, institutionCode, authors }: Omit<SalesScope, 'from' | 'to'>,
) => tx`
  organization_id = ${organizationId}
  ${product === undefined ? NOTHING : tx`and product = ${product}`}
  ${institutionCode === undefined ? NOTHING : tx`and institution_code = ${institutionCode}`}
  ${authors === undefined ? NOTHING : tx`and author_id ${equalsAny(tx, authors)}`}`

/** Planning takes longer than reading the sums of past days, so each statement is planned once. */
export const tuneForReports = async (tx: Connection): Promise<void> => {
  await tx`
    select set_config('work_mem', '64MB', true), set_config('plan_cache_mode', 'force_generic_plan', true)`
}
