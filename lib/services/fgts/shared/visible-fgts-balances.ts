import type { Connection } from '#db/client.ts'
import { listFgtsBalanceIdsAskedBy } from '#db/queries/fgts/fgts-balance-askers.ts'
import type { Context } from '#lib/services/context.ts'
import { visibleAuthors } from '#lib/services/kernel/visible-authors.ts'

/** Returns the balances with at least one requester whose records the caller may see. */
export const visibleFgtsBalances = async <Balance extends { id: string }>(
  tx: Connection,
  context: Context,
  balances: readonly Balance[],
): Promise<Balance[]> => {
  const authors = await visibleAuthors(tx, context)
  if (authors === undefined || balances.length === 0) return [...balances]
  const queryIds = balances.map(({ id }) => id)
  const visibleIds = await listFgtsBalanceIdsAskedBy(tx, {
    organizationId: context.organizationId,
    queryIds,
    userIds: authors,
  })
  return balances.filter(({ id }) => visibleIds.includes(id))
}
