import type postgres from 'postgres'
import { nameWords } from '#lib/domain/name-words.ts'
import { NAME_COLUMNS, type NameTable } from './customer-cpf.ts'
import { storedWords, WORD_TABLES } from './name-digests.ts'
import { withinOrganization } from './within-organization.ts'

/** Names per transaction; small, so that other transactions do not wait long for a locked row. */
const BATCH = 200

const BEFORE_ALL = '00000000-0000-0000-0000-000000000000'

type Tx = postgres.TransactionSql

/** @throws when a name cannot be decrypted; earlier batches stay committed */
export const renewNames = async (
  sql: postgres.Sql,
  { organizationIds, newest }: { organizationIds: readonly string[]; newest: string },
  report: (progress: { table: string; column: string; values: number }) => void,
): Promise<number> => {
  let total = 0
  for (const table of Object.keys(NAME_COLUMNS) as NameTable[]) {
    const { column } = NAME_COLUMNS[table]
    let values = 0
    for (const organizationId of organizationIds) {
      for (let beyond: string | undefined = BEFORE_ALL; beyond !== undefined; ) {
        const batch: Batch = { table, organizationId, newest, beyond }
        const ids = await withinOrganization(sql, organizationId, (tx) => renewBatch(tx, batch))
        values += ids.length
        beyond = ids.at(-1)
        if (ids.length > 0) report({ table, column, values })
      }
    }
    total += values
  }
  return total
}

type Batch = { table: NameTable; organizationId: string; newest: string; beyond: string }

const renewBatch = async (tx: Tx, { table, organizationId, newest, beyond }: Batch): Promise<string[]> => {
  const { column, read, write } = NAME_COLUMNS[table]
  const rows = await tx<{ id: string; name: string }[]>`
    select id, ${tx(column)} as name from ${tx(table)}
    where organization_id = ${organizationId} and id > ${beyond} and not starts_with(${tx(column)}, ${`enc2:${newest}:`})
    order by id limit ${BATCH} for no key update`
  const renewed = rows.map(({ id, name: stored }) => {
    const name = read({ organizationId, id }, stored)
    const words = storedWords(organizationId, nameWords(name))
    return { id, name: write({ organizationId, id }, name), words }
  })
  if (renewed.length === 0) return []
  await tx`
    update ${tx(table)} as t set ${tx(column)} = renewed.name
    from jsonb_to_recordset(${JSON.stringify(renewed)}::text::jsonb) as renewed (id uuid, name text)
    where t.organization_id = ${organizationId} and t.id = renewed.id`
  // The words change in the same transaction, so that a search never misses a row.
  await replaceWords(tx, { table, organizationId }, renewed)
  return renewed.map(({ id }) => id)
}

/** Replaces words only where there are some, because erased customers have none and must get none. */
const replaceWords = async (
  tx: Tx,
  { table, organizationId }: Pick<Batch, 'table' | 'organizationId'>,
  renewed: readonly { id: string; words: readonly string[] }[],
) => {
  const { words, key } = WORD_TABLES[table]
  const former = await tx<{ id: string }[]>`
    delete from ${tx(words)} where organization_id = ${organizationId}
      and ${tx(key)} in (select jsonb_array_elements_text(${JSON.stringify(renewed.map(({ id }) => id))}::text::jsonb)::uuid)
    returning ${tx(key)} as id`
  const searched = new Set(former.map(({ id }) => id))
  const rows = renewed
    .filter(({ id }) => searched.has(id))
    .flatMap(({ id, words: stored }) => stored.map((word) => ({ id, word })))
  await tx`
    insert into ${tx(words)} (organization_id, ${tx(key)}, word)
    select ${organizationId}, id, word
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as renewed (id uuid, word text)`
}
