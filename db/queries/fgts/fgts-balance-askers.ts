import type { Connection } from '#db/client.ts'

type Key = { organizationId: string; queryId: string }

/** Records that a person requested a query, even if another person started it. */
export const insertFgtsBalanceAsker = async (
  tx: Connection,
  { organizationId, queryId, userId }: Key & { userId: string },
): Promise<void> => {
  await tx`
    insert into fgts_balance_requesters (organization_id, query_id, user_id) values (${organizationId}, ${queryId}, ${userId})
    on conflict do nothing`
}

export const listFgtsBalanceIdsAskedBy = async (
  tx: Connection,
  key: { organizationId: string; queryIds: readonly string[]; userIds: readonly string[] },
): Promise<string[]> => {
  const rows = await tx<{ id: string }[]>`
    select distinct query_id as id from fgts_balance_requesters
    where organization_id = ${key.organizationId} and query_id = any(${[...key.queryIds]}) and user_id = any(${[...key.userIds]})`
  return rows.map(({ id }) => id)
}
