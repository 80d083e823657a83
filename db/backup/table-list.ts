import type postgres from 'postgres'
import { quoted } from '../quoted.ts'

/** A table as a backup has it. */
export type BackupTable = {
  /** With its schema, as SQL names it. */
  name: string
  columns: readonly string[]
  /** What its rows are ordered by, so that the same rows always give the same digest. */
  orderedBy: readonly string[]
  /** The column that names the organization of a row, where row-level security asks for one. */
  organizationColumn: string | null
}

/** The names of a schema as its database spells them, from a list in SQL. */
type Found = { schema: string; table: string; isForced: boolean; columns: string[]; key: string[] | null }

/**
 * The tables that make up the service: ours, and the job engine's with the work still to be done. What
 * migrations keep for themselves is not among them.
 */
export const listBackupTables = async (sql: postgres.TransactionSql): Promise<BackupTable[]> => {
  const found = await sql<Found[]>`
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
  return found.map(({ schema, table, isForced, columns, key }) => ({
    name: `${quoted(schema)}.${quoted(table)}`,
    columns,
    orderedBy: key ?? columns,
    organizationColumn: isForced ? (table === 'organizations' ? 'id' : 'organization_id') : null,
  }))
}
