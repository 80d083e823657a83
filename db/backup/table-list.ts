import type postgres from 'postgres'
import { quoted } from '#db/quoted.ts'

export type BackupTable = {
  /** Schema-qualified and quoted. */
  name: string
  columns: readonly string[]
  /** Columns that fix the order of the rows, so that equal rows give equal digests. */
  orderedBy: readonly string[]
  organizationColumn: string | null
}

type TableRow = { schema: string; table: string; isForced: boolean; columns: string[]; key: string[] | null }

export const listBackupTables = async (sql: postgres.TransactionSql): Promise<BackupTable[]> => {
  const rows = await sql<TableRow[]>`
    select n.nspname as schema, c.relname as table, c.relforcerowsecurity as "isForced",
      (select json_agg(a.attname order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      (select json_agg(a.attname order by array_position(i.indkey::int2[], a.attnum)) from pg_index i
        join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
        where i.indrelid = c.oid and i.indisprimary) as key
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname in ('public', 'graphile_worker')
      and not (n.nspname = 'graphile_worker' and c.relname = 'migrations')
    order by n.nspname desc, c.relname`
  return rows.map(({ schema, table, isForced, columns, key }) => ({
    name: `${quoted(schema)}.${quoted(table)}`,
    columns,
    orderedBy: key ?? columns,
    organizationColumn: isForced ? (table === 'organizations' ? 'id' : 'organization_id') : null,
  }))
}
