import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { breakingStatements } from '#tests/support/servers/breaking-statements.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/servers/test-database.ts'

/** Newest migration of the last release; raise it with every release. */
const RELEASED = '0002'

/** Statements that look breaking but are safe for the last release: start of the statement → reason. */
const HARMLESS: Readonly<Record<string, string>> = {
  '0003_sample_data.sql: drop trigger proposal_figures_written_once': 'replaced in the next statement',
  '0003_sample_data.sql: create trigger proposal_figures_written_once':
    'rejects the same changes, except while the owner removes sample data',
  '0005_passkeys_and_idle_limits.sql: create trigger users_passkeys_need_password':
    'changes only passkeys, which the last release does not know',
  '0006_identity_and_addresses.sql: create unique index users_sign_in_email':
    'the last release keeps the e-mail, which the index is about, unique among all organizations',
  '0007_institution_connections.sql: alter table institutions drop constraint institutions_kind':
    'replaced by a wider one',
  '0007_institution_connections.sql: alter table institutions add constraint institutions_kind':
    'allows a kind that exists once an operator creates such an institution with the new release',
  '0007_institution_connections.sql: alter table institution_references drop constraint institution_references_institution_code_external_id_pk':
    'replaced by a wider one',
  '0007_institution_connections.sql: alter table institution_references add constraint institution_references_pk':
    'allows several rows of one id, which only connected institutions need',
  '0018_claims_planned_once.sql: drop index webhook_queue_due':
    'only the functions replaced before it searched this index',
  '0019_webhook_attempt_hours.sql: create trigger attempts_summed': 'counts what the last release records',
  '0019_webhook_attempt_hours.sql: create trigger attempts_forgotten':
    'forgets counts that the last release does not know',
  '0020_keys_found_by_key.sql: drop index idempotency_keys_started': 'replaced in the next statement',
}

type Column = { name: string; type: string; generated?: unknown }
type Table = {
  name: string
  columns: Record<string, Column>
  indexes: Record<string, { name: string; isUnique: boolean; columns: { expression: string }[] }>
  uniqueConstraints: Record<string, { name: string; columns: string[] }>
  checkConstraints: Record<string, unknown>
}

const released: Table[] = Object.values(
  JSON.parse(readFileSync(`db/migrations/meta/${RELEASED}_snapshot.json`, 'utf8')).tables,
)
const tables = released.map(({ name }) => name)

const migrations = readdirSync('db/migrations').filter((file) => file.endsWith('.sql'))
const textOf = (file: string) => readFileSync(`db/migrations/${file}`, 'utf8')

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

describe('the schema used by the last release', () => {
  test('is not reduced, renamed or narrowed by any later migration', () => {
    const breaking = migrations
      .filter((file) => file.slice(0, 4) > RELEASED)
      .flatMap((file) => breakingStatements(textOf(file), tables).map((statement) => `${file}: ${statement}`))
      .filter((change) => !Object.keys(HARMLESS).some((start) => change.startsWith(start)))
    expect(breaking).toEqual([])
  })

  test('is protected from every kind of breaking migration', () => {
    const examples = [
      'ALTER TABLE "users" DROP COLUMN "name"',
      'alter table users rename column name to full_name',
      'ALTER TABLE "users" ALTER COLUMN "name" SET DATA TYPE varchar(10)',
      'ALTER TABLE "users" ADD COLUMN "nick" text NOT NULL',
      'ALTER TABLE "users" ALTER COLUMN "phone" SET NOT NULL',
      'ALTER TABLE "users" ADD CONSTRAINT "users_long" CHECK (length(name) > 3)',
      'CREATE UNIQUE INDEX "users_name" ON "users" USING btree ("name")',
      'DROP TABLE "users" CASCADE',
      'revoke insert on users from origination_app',
      'create trigger users_checked before insert on users execute function f()',
    ]
    for (const example of examples)
      expect(breakingStatements(`${example};`, ['users']), example).toHaveLength(1)
    const free = [
      'ALTER TABLE "users" ADD COLUMN "nick" text;',
      'ALTER TABLE users ADD COLUMN rank integer DEFAULT 0 NOT NULL;',
      'CREATE INDEX users_name ON users (name);',
      'alter table made_since add constraint c check (true);',
      'create function f() returns void language sql as $$ drop table users; $$;',
    ]
    expect(breakingStatements(free.join('\n'), ['users'])).toEqual([])
  })

  test('keeps every column with its type', async () => {
    const columns = await database.owner<{ name: string; type: string }[]>`
      select c.relname || '.' || a.attname as name, format_type(a.atttypid, a.atttypmod) as type
      from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped`
    const types = new Map(columns.map(({ name, type }) => [name, type]))
    const changed = released.flatMap((table) =>
      Object.values(table.columns)
        .map(({ name, type }) => ({ name: `${table.name}.${name}`, type: type.replace(' (', '(') }))
        .filter(({ name, type }) => normalizedType(types.get(name)) !== normalizedType(type)),
    )
    expect(changed).toEqual([])
  })

  test('keeps every unique key with its columns', async () => {
    const indexes = await database.owner<{ name: string; columns: string[] }[]>`
      select c.relname as name, array(select pg_get_indexdef(c.oid, position, true)
        from generate_series(1, i.indnkeyatts) position) as columns
      from pg_index i join pg_class c on c.oid = i.indexrelid where i.indisunique`
    const columnsByName = new Map(indexes.map(({ name, columns }) => [name, columns]))
    const keys = released.flatMap(({ indexes, uniqueConstraints }) => [
      ...Object.values(indexes)
        .filter(({ isUnique }) => isUnique)
        .map(({ name, columns }) => ({ name, columns: columns.map(({ expression }) => expression) })),
      ...Object.values(uniqueConstraints),
    ])
    expect(keys.length).toBeGreaterThan(20)
    for (const { name, columns } of keys) expect(columnsByName.get(name), name).toEqual(columns)
  })

  test('accepts a row of only the known columns in each table', async () => {
    expect(await refusedRows(database, released)).toEqual([])
  })
})

const normalizedType = (type = '') =>
  type
    .replaceAll(' ', '')
    .replace(/^bigserial$/, 'bigint')
    .replace(/^serial$/, 'integer')

/**
 * Inserts rows with arbitrary values of the right types. Foreign keys, triggers and check constraints of the
 * last release are disabled, so any rejection comes from a new constraint.
 */
const refusedRows = async ({ owner }: TestDatabase, released: readonly Table[]) => {
  const violations: string[] = []
  const constraintNames = new Set(released.flatMap((table) => Object.keys(table.checkConstraints)))
  const conditions = await owner<{ table: string; name: string }[]>`
    select conrelid::regclass::text as table, conname as name from pg_constraint
    where contype = 'c' and connamespace = 'public'::regnamespace and conrelid <> 0`
  for (const table of released) {
    const columns = Object.values(table.columns).filter(({ generated }) => !generated)
    await owner
      .begin(async (tx) => {
        await tx`set local session_replication_role = replica`
        for (const { name } of conditions.filter(
          (one) => one.table === table.name && constraintNames.has(one.name),
        ))
          await tx`alter table ${tx(table.name)} drop constraint ${tx(name)}`
        const values = columns.map(({ type }) => exampleOf(type)).join(', ')
        await tx`insert into ${tx(table.name)} (${tx(columns.map(({ name }) => name))}) values (${tx.unsafe(values)})`
        throw ROLLBACK
      })
      .catch((error: Error) => {
        if (error !== ROLLBACK) violations.push(`${table.name}: ${error.message}`)
      })
  }
  return violations
}

const ROLLBACK = new Error('rolled back on purpose')

const exampleOf = (type: string): string => {
  if (type.endsWith('[]')) return "'{}'"
  if (type.startsWith('timestamp')) return 'now()'
  if (/^(bigint|integer|smallint|numeric|bigserial|double)/.test(type)) return '1'
  return (
    {
      uuid: 'gen_random_uuid()',
      boolean: 'true',
      jsonb: "'{}'",
      json: "'{}'",
      date: 'current_date',
      bytea: "'x'",
      inet: "'127.0.0.1'",
      xid8: "'1'",
    }[type] ?? '(random() * 1e11)::bigint::text'
  )
}
