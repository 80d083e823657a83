import type { Connection } from '#db/client.ts'
import { exchangeContent } from '#db/encrypted-columns.ts'
import { decryptObject, encryptObject } from '#db/encrypted-object.ts'
import { json } from '#db/json.ts'
import type { institutionExchanges } from '#db/schema/institution-exchanges.ts'

export type InstitutionExchangeRow = typeof institutionExchanges.$inferSelect

export const insertInstitutionExchange = async (
  tx: Connection,
  row: InstitutionExchangeRow,
): Promise<void> => {
  const content = json(tx, encryptObject(exchangeContent, row, row.content) as never)
  await tx`insert into institution_exchanges ${tx({ ...row, content })}`
}

export const findInstitutionExchange = async (
  tx: Connection,
  key: { organizationId: string; id: string },
): Promise<InstitutionExchangeRow | undefined> => {
  const [row] = await tx<InstitutionExchangeRow[]>`
    select * from institution_exchanges where organization_id = ${key.organizationId} and id = ${key.id}`
  return row && { ...row, content: decryptObject(exchangeContent, row, row.content) }
}

/** Deletes the exchanges about these rows. */
export const deleteExchangesOf = async (
  tx: Connection,
  { organizationId, resourceIds }: { organizationId: string; resourceIds: readonly string[] },
): Promise<void> => {
  await tx`
    delete from institution_exchanges
    where organization_id = ${organizationId} and resource_id = any(${[...resourceIds]}::uuid[])`
}

/** Ids below `before` are older; returns how many were deleted. */
export const deleteOldExchanges = async (
  tx: Connection,
  { organizationId, before, most }: { organizationId: string; before: string; most: number },
): Promise<number> => {
  const rows = await tx`
    delete from institution_exchanges where organization_id = ${organizationId} and id in (
      select id from institution_exchanges where organization_id = ${organizationId} and id < ${before}
      order by id limit ${most})
    returning id`
  return rows.length
}
