import type postgres from 'postgres'
import { listDocumentKeys } from '../document-keys.ts'
import { quoted } from '../quoted.ts'
import { type BackupTable, listBackupTables } from './table-list.ts'

/** Where a sequence goes on. */
export type SequenceState = { name: string; last: string; isCalled: boolean }

export type Copied = {
  tables: readonly BackupTable[]
  organizationIds: readonly string[]
  /** The rows of a table as lines of text (COPY), whatever the version of Postgres. */
  rowsOf: (table: BackupTable) => AsyncGenerator<Buffer>
  /** Where sequences were after everything was read: never before a number in use. */
  sequences: () => Promise<SequenceState[]>
  /** The keys under which documents are kept. */
  documentKeys: () => Promise<string[]>
}

/**
 * Gives the whole database to `work` as of one moment, while the service goes on. The owner of the tables is
 * bound by row-level security like everybody: rows are read organization by organization.
 */
export const withCopy = <T>(sql: postgres.Sql, work: (copied: Copied) => Promise<T>): Promise<T> =>
  sql.begin('isolation level repeatable read read only', async (tx) => {
    const tables = await listBackupTables(tx)
    const found = await tx<{ id: string }[]>`select id from organizations order by id`
    const organizationIds = found.map(({ id }) => id)
    return work({
      tables,
      organizationIds,
      rowsOf: (table) => copiedRows(tx, table, organizationIds),
      sequences: () => tx<SequenceState[]>`
        select quote_ident(schemaname) || '.' || quote_ident(sequencename) as name,
          coalesce(last_value, start_value)::text as last, last_value is not null as "isCalled"
        from pg_sequences where schemaname in ('public', 'graphile_worker') order by 1`,
      documentKeys: async () => {
        const keys: string[] = []
        for (const id of organizationIds) {
          await asOrganization(tx, id)
          keys.push(...(await listDocumentKeys(tx, id)))
        }
        return keys
      },
    })
  }) as Promise<T>

/** The rows of a table as lines of text, organization by organization. */
export async function* copiedRows(
  tx: postgres.TransactionSql,
  table: BackupTable,
  organizationIds: readonly string[],
): AsyncGenerator<Buffer> {
  for (const id of table.organizationColumn ? organizationIds : [null]) {
    if (id !== null) await asOrganization(tx, id)
    yield* await tx.unsafe(copyOf(table, id)).readable()
  }
}

const asOrganization = (tx: postgres.TransactionSql, id: string) =>
  tx`select set_config('app.organization_id', ${id}, true)`

const copyOf = ({ name, columns, orderedBy, organizationColumn }: BackupTable, id: string | null) => {
  const list = columns.map(quoted).join(', ')
  const where = organizationColumn && id ? `where ${quoted(organizationColumn)} = '${id}'` : ''
  return `copy (select ${list} from ${name} ${where} order by ${orderedBy.map(quoted).join(', ')}) to stdout`
}
