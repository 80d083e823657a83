import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type postgres from 'postgres'
import { quoted } from '#db/quoted.ts'
import { operatorProblem } from '#lib/config/operator-problem.ts'
import { copiedRows, type SequenceState } from './copy-out.ts'
import { type BackupTable, listTables } from './table-list.ts'

export type ToRestore = {
  tables: readonly BackupTable[]
  sequences: readonly SequenceState[]
  rowsOf: (table: BackupTable) => Readable
  organizationIds: readonly string[]
  /** Called with the rows of each table as stored, before the commit; a throw rolls everything back. */
  check: (table: BackupTable, rows: AsyncIterable<Buffer>) => Promise<void>
}

/**
 * @throws an operator problem for a database in use or of another release, or rows without their referenced
 *   row
 */
export const copyIn = (sql: postgres.Sql, backup: ToRestore): Promise<void> =>
  sql.begin(async (tx) => {
    const { tables, sequences, rowsOf, organizationIds, check } = backup
    const present = await listTables(tx)
    refuseOtherRelease(present.tables, tables)
    await assertEmptyDatabase(tx)
    const forced = tables.filter(({ organizationColumn }) => organizationColumn !== null)
    for (const { name } of forced) await tx.unsafe(`alter table ${name} no force row level security`)
    const always = await alwaysEnabledTriggers(tx)
    // The backup already contains the rows that the triggers wrote.
    for (const { name } of tables) await tx.unsafe(`alter table ${name} disable trigger user`)
    // Adding the foreign keys again after the rows validates the rows.
    const keys = await dropForeignKeys(tx)
    await tx.unsafe(`truncate ${tables.map(({ name }) => name).join(', ')}`)
    for (const table of tables) {
      const columns = table.columns.map(quoted).join(', ')
      const into = await tx.unsafe(`copy ${table.name} (${columns}) from stdin`).writable()
      await pipeline(rowsOf(table), into)
    }
    for (const key of keys) await addForeignKey(tx, key)
    for (const { name, last, isCalled } of sequences) await tx`select setval(${name}, ${last}, ${isCalled})`
    for (const table of tables) await check(table, copiedRows(tx, table, organizationIds))
    // The workers that held these locks in the original database do not exist here.
    await tx`update graphile_worker._private_jobs set locked_at = null, locked_by = null where locked_by is not null`
    await tx`update graphile_worker._private_job_queues set locked_at = null, locked_by = null where locked_by is not null`
    for (const { name } of tables) await tx.unsafe(`alter table ${name} enable trigger user`)
    for (const { table, name } of always)
      await tx.unsafe(`alter table ${table} enable always trigger ${quoted(name)}`)
    for (const { name } of forced) await tx.unsafe(`alter table ${name} force row level security`)
  }) as unknown as Promise<void>

/** Lists triggers that need `enable always`; after `enable trigger` they would not fire in replication. */
const alwaysEnabledTriggers = (tx: postgres.TransactionSql) => tx<{ table: string; name: string }[]>`
  select tgrelid::regclass::text as table, tgname as name from pg_trigger
  where tgenabled = 'A' and not tgisinternal`

const refuseOtherRelease = (present: readonly BackupTable[], tables: readonly BackupTable[]) => {
  const shape = (of: readonly BackupTable[]) =>
    JSON.stringify(of.map(({ name, columns }) => [name, [...columns].sort()]))
  if (shape(present) !== shape(tables))
    throw operatorProblem(
      'This backup is of another release. Restore it with the release that made it, then start the newer one on it.',
    )
}

export const assertEmptyDatabase = async (sql: postgres.Sql | postgres.TransactionSql): Promise<void> => {
  const [row] = await sql`select 1 from organizations limit 1`
  if (row) throw operatorProblem('This database is in use already. A backup is restored into an empty one.')
}

type ForeignKey = { table: string; name: string; definition: string }

const dropForeignKeys = async (tx: postgres.TransactionSql): Promise<ForeignKey[]> => {
  const keys = await tx<ForeignKey[]>`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f'
      and connamespace in (select oid from pg_namespace where nspname in ('public', 'graphile_worker'))`
  for (const { table, name } of keys) await tx.unsafe(`alter table ${table} drop constraint ${quoted(name)}`)
  return keys
}

const FOREIGN_KEY_VIOLATION = '23503'

const addForeignKey = async (tx: postgres.TransactionSql, { table, name, definition }: ForeignKey) => {
  try {
    await tx.unsafe(`alter table ${table} add constraint ${quoted(name)} ${definition}`)
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error) || error.code !== FOREIGN_KEY_VIOLATION) throw error
    throw operatorProblem(
      `Rows of ${table} refer to rows that do not exist (${name}), as they did when this backup was made: correct them in the original database and make another backup. Nothing was restored.`,
    )
  }
}
