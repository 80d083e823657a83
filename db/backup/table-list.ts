import { readdirSync } from 'node:fs'
import { getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
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

export type TableList = {
  tables: BackupTable[]
  /** Names, also quoted, of tables unknown to this release: the operator's own, which no backup contains. */
  others: string[]
}

export const listTables = async (sql: postgres.TransactionSql): Promise<TableList> => {
  const known = await tablesOfRelease()
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
  const isOurs = ({ schema, table }: TableRow) => schema !== 'public' || known.has(table)
  return {
    tables: rows.filter(isOurs).map(({ schema, table, isForced, columns, key }) => ({
      name: nameOf({ schema, table }),
      columns,
      orderedBy: key ?? columns,
      organizationColumn: isForced ? (table === 'organizations' ? 'id' : 'organization_id') : null,
    })),
    others: rows.filter((row) => !isOurs(row)).map(nameOf),
  }
}

const nameOf = ({ schema, table }: Pick<TableRow, 'schema' | 'table'>) => `${quoted(schema)}.${quoted(table)}`

const tablesOfRelease = async (): Promise<ReadonlySet<string>> => {
  const folder = new URL('../schema/', import.meta.url)
  const modules: object[] = await Promise.all(
    readdirSync(folder).map((file) => import(new URL(file, folder).href)),
  )
  const tables = modules.flatMap((module) => Object.values(module)).filter((value) => is(value, PgTable))
  return new Set(tables.map(getTableName))
}
