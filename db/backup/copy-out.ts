import type postgres from 'postgres'
import { listDocumentKeys } from '#db/document-keys.ts'
import { quoted } from '#db/quoted.ts'
import { type BackupTable, listTables } from './table-list.ts'

export type SequenceState = { name: string; last: string; isCalled: boolean }

export type DatabaseCopy = {
  tables: readonly BackupTable[]
  /** Tables that are not part of the copy. */
  others: readonly string[]
  organizationIds: readonly string[]
  /** Rows in COPY text format, which does not depend on the Postgres version. */
  rowsOf: (table: BackupTable) => AsyncGenerator<Buffer>
  /** Not part of the snapshot: read last, so that no sequence is behind a number that a row already uses. */
  sequences: () => Promise<SequenceState[]>
  documentKeys: () => Promise<string[]>
}

export const withCopy = <T>(sql: postgres.Sql, work: (copy: DatabaseCopy) => Promise<T>): Promise<T> =>
  sql.begin('isolation level repeatable read read only', async (tx) => {
    const { tables, others } = await listTables(tx)
    const organizations = await tx<{ id: string }[]>`select id from organizations order by id`
    const organizationIds = organizations.map(({ id }) => id)
    return work({
      tables,
      others,
      organizationIds,
      rowsOf: (table) => copiedRows(tx, table, organizationIds),
      sequences: () => tx<SequenceState[]>`
        select quote_ident(schemaname) || '.' || quote_ident(sequencename) as name,
          coalesce(last_value, start_value)::text as last, last_value is not null as "isCalled"
        from pg_sequences where schemaname in ('public', 'graphile_worker') and not exists (
          select 1 from pg_depend d where d.classid = 'pg_class'::regclass and d.deptype in ('a', 'i')
            and d.objid = format('%I.%I', schemaname, sequencename)::regclass
            and d.refobjid in (select value::regclass from json_array_elements_text(${JSON.stringify(others)}::text::json)))
        order by 1`,
      documentKeys: async () => {
        const keys: string[][] = []
        for (const id of organizationIds) {
          await asOrganization(tx, id)
          keys.push(await listDocumentKeys(tx, id))
        }
        return keys.flat()
      },
    })
  }) as Promise<T>

/**
 * Copies the rows, one organization after the other. A login that row-level security binds, as it does the
 * owner of the tables, has to ask for each organization, which reads most pages many times.
 */
export async function* copiedRows(
  tx: postgres.TransactionSql,
  table: BackupTable,
  organizationIds: readonly string[],
): AsyncGenerator<Buffer> {
  const isOneByOne = table.organizationColumn !== null && (await isBound(tx, table))
  for (const id of isOneByOne ? organizationIds : [null]) {
    if (id !== null) await asOrganization(tx, id)
    const rows = await tx.unsafe(copyOf(table, id)).readable()
    yield* rows
    // If the last rows and the end of a copy arrive together while the reader is behind, the driver (3.4.9)
    // leaves its socket paused, and the next statement never ends (porsager/postgres#1016).
    rows._read(0)
  }
}

const isBound = async (tx: postgres.TransactionSql, { name }: BackupTable): Promise<boolean> => {
  const [row] = await tx<{ isBound: boolean }[]>`select row_security_active(${name}) as "isBound"`
  return row?.isBound === true
}

const asOrganization = (tx: postgres.TransactionSql, id: string) =>
  tx`select set_config('app.organization_id', ${id}, true)`

const copyOf = ({ name, columns, orderedBy, organizationColumn }: BackupTable, id: string | null) => {
  const list = columns.map(quoted).join(', ')
  const where = organizationColumn && id ? `where ${quoted(organizationColumn)} = '${id}'` : ''
  const order = organizationColumn ? [organizationColumn, ...orderedBy] : orderedBy
  return `copy (select ${list} from ${name} ${where} order by ${order.map(quoted).join(', ')}) to stdout`
}
