import postgres from 'postgres'
import { NAME_COLUMNS } from './customer-cpf.ts'
import type { EncryptedColumn } from './encrypted-column.ts'
import * as encrypted from './encrypted-columns.ts'
import { jsonColumnValue } from './encrypted-object.ts'
import { NOTHING } from './nothing.ts'
import { quoted } from './quoted.ts'
import { type KeyUse, listIndexUses, renewCustomers } from './renew-customers.ts'
import { renewNames } from './renew-names.ts'
import { withinOrganization } from './within-organization.ts'

/** Values per transaction; small, so that other transactions do not wait long for a locked row. */
const BATCH = 200

type Column = EncryptedColumn<string>
type Tx = postgres.TransactionSql
type Row = Record<string, string>

const COLUMNS: readonly Column[] = Object.values(encrypted)
/** Renewed by `renewNames`, together with their searched words. */
const NAMES: readonly Column[] = Object.values(NAME_COLUMNS)

/** Must run as the owner of the tables, because it reads all organizations. */
export const listKeyUses = async (
  sql: postgres.Sql,
  organizationIds: readonly string[],
): Promise<KeyUse[]> => {
  const uses = await listIndexUses(sql, organizationIds)
  for (const codec of COLUMNS) {
    const { table, column } = codec
    const counts = new Map<string | null, number>()
    for (const organizationId of scopesOf(codec, organizationIds)) {
      const rows = await withinOrganization(
        sql,
        organizationId,
        (tx) => tx<{ keyId: string | null; values: string }[]>`
        select ${keyIdIn(tx, codec)} as "keyId", count(*) as values from ${tx(table)}
        where ${hasText(tx, codec)} ${ofOrganization(tx, organizationId)} group by 1`,
      )
      for (const { keyId, values } of rows) counts.set(keyId, (counts.get(keyId) ?? 0) + Number(values))
    }
    for (const [keyId, values] of counts) uses.push({ table, column, keyId, values })
  }
  return uses
}

/**
 * Re-encrypts all values with the newest key while the service runs. Must run as the owner of the tables,
 * because the application role cannot change most of the values.
 * @throws when a value cannot be decrypted (earlier batches stay committed), and at the end if customers were
 * left out because of two open rows
 */
export const renewEncryption = async (
  sql: postgres.Sql,
  { organizationIds, newest }: { organizationIds: readonly string[]; newest: string },
  report: (progress: { table: string; column: string; values: number }) => void,
): Promise<number> => {
  const customers = await renewCustomers(sql, { organizationIds, newest }, (values) =>
    report({ table: 'customers', column: 'document_number', values }),
  )
  let total = customers.rows
  total += await renewNames(sql, { organizationIds, newest }, report)
  for (const codec of COLUMNS.filter((column) => !NAMES.includes(column))) {
    const { table, column } = codec
    let values = 0
    for (const organizationId of scopesOf(codec, organizationIds)) {
      let beyond: readonly string[] | undefined
      do {
        const batch: Batch = { organizationId, newest, beyond }
        const renewed = await withinOrganization(sql, organizationId, (tx) => renewBatch(tx, codec, batch))
        values += renewed.values
        beyond = renewed.last
        if (renewed.values > 0) report({ table, column, values })
      } while (beyond)
    }
    total += values
  }
  if (customers.doubled.length > 0)
    throw new Error(
      `customers with two open rows stay under their former form; end one of each and renew again: ${customers.doubled.join(', ')}`,
    )
  return total
}

type Batch = { organizationId: string | null; newest: string; beyond: readonly string[] | undefined }

const renewBatch = async (tx: Tx, codec: Column, { organizationId, newest, beyond }: Batch) => {
  const { table, column, key } = codec
  const order = orderOf(codec)
  const rows = await tx<Row[]>`
    select ${tx.unsafe(namesOf(key))}, ctid::text as "row", ${textIn(tx, codec)} as "stored" from ${tx(table)}
    where ${hasText(tx, codec)} and ${keyIdIn(tx, codec)} is distinct from ${newest} ${ofOrganization(tx, organizationId)}
      ${beyond ? tx`and (${tx.unsafe(namesOf(order))}) > (${listOf(tx, beyond)})` : NOTHING}
    order by ${tx.unsafe(namesOf(order))} limit ${BATCH} for no key update`
  for (const row of rows) {
    const rowKey = Object.fromEntries(key.map((member) => [member, row[postgres.fromCamel(member)] ?? '']))
    const plaintext = codec.read(rowKey, row.stored ?? '')
    const ciphertext = codec.write(rowKey, plaintext)
    const value =
      codec.type === 'jsonb' ? tx`${jsonOf(codec, ciphertext, plaintext)}::text::jsonb` : tx`${ciphertext}`
    await tx`update ${tx(table)} set ${tx(column)} = ${value} where ctid = ${row.row ?? ''}::tid`
  }
  const last = rows.at(-1)
  return { values: rows.length, last: last && order.map((member) => last[postgres.fromCamel(member)] ?? '') }
}

/** Returns the columns that order the batches. A key that contains `id` needs only `id`, which is unique. */
const orderOf = ({ key }: Pick<Column, 'key'>) => (key.includes('id') ? ['id'] : key)

const namesOf = (members: readonly string[]) => members.map(postgres.fromCamel).map(quoted).join(', ')

const listOf = (tx: Tx, values: readonly string[]) =>
  values.map((value) => tx`${value}`).reduce((before, value) => tx`${before}, ${value}`)

const jsonOf = (codec: Column, ciphertext: string, plaintext: string) =>
  JSON.stringify(codec.plain ? jsonColumnValue(codec, ciphertext, JSON.parse(plaintext)) : ciphertext)

/** SQL for the ciphertext (the value or its member `encrypted`), or for the JSON from before encryption. */
const textIn = (tx: Tx, { column, plain }: Column) =>
  plain
    ? tx`coalesce(${tx(column)} ->> 'encrypted', ${tx(column)} #>> '{}')`
    : tx`to_jsonb(${tx(column)}) #>> '{}'`

/** SQL condition that excludes erased values, which are blank and stay so. */
const hasText = (tx: Tx, codec: Column) => tx`${tx(codec.column)} is not null and ${textIn(tx, codec)} <> ''`

/** SQL for the key id, null if not encrypted. The ciphertext is the last line of the value. */
const keyIdIn = (tx: Tx, codec: Column) =>
  tx`substring(${textIn(tx, codec)} from ${'(?:^|\\n)enc[12]:([A-Za-z0-9-]{1,20}):[A-Za-z0-9_-]+$'})`

const scopesOf = ({ key }: Pick<Column, 'key'>, organizationIds: readonly string[]) =>
  key.includes('organizationId') ? organizationIds : [null]

const ofOrganization = (tx: Tx, organizationId: string | null) =>
  organizationId === null ? NOTHING : tx`and organization_id = ${organizationId}`
