import { randomBytes } from 'node:crypto'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/postgres-js'
import { migrate as runMigrations } from 'drizzle-orm/postgres-js/migrator'
import { runMigrations as runWorkerMigrations } from 'graphile-worker'
import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { migrate } from '#db/migrate.ts'
import { databaseUrl, serverUrl } from '#tests/support/servers/test-environment.ts'
import { createdAt, insertOldPrices, OLD, OLD_CHANGES, OLD_SIMULATIONS } from './old-prices.ts'

/** Last migration before prices of both products became one table. */
const LAST_BEFORE = '0020_production_policies'

const name = `test_${randomBytes(6).toString('hex')}`
const server = postgres(serverUrl(), { max: 1, onnotice: () => {} })
const sql = postgres(databaseUrl(name), { max: 1, onnotice: () => {} })
const folder = mkdtempSync(join(tmpdir(), 'migrations-'))

/** Row-level security binds this owner as it binds everybody. */
const plainUrl = () => {
  const url = new URL(databaseUrl(name))
  Object.assign(url, { username: `plain_${name}`, password: name })
  return url.href
}

beforeAll(async () => {
  await server.unsafe(`create role plain_${name} login createrole password '${name}'`)
  await server.unsafe(`grant origination_app to plain_${name} with admin option`)
  await server.unsafe(`create database ${name} owner plain_${name}`)
  cpSync('db/migrations', folder, { recursive: true })
  const journal = JSON.parse(readFileSync(join(folder, 'meta', '_journal.json'), 'utf8'))
  const last = journal.entries.findIndex(({ tag }: { tag: string }) => tag === LAST_BEFORE)
  journal.entries = journal.entries.slice(0, last + 1)
  writeFileSync(join(folder, 'meta', '_journal.json'), JSON.stringify(journal))
  await runWorkerMigrations({ connectionString: plainUrl(), logger: undefined })
  const plain = postgres(plainUrl(), { max: 1, onnotice: () => {} })
  await runMigrations(drizzle(plain), { migrationsFolder: folder })
  await plain.end()
  await insertOldPrices(sql)
  await migrate(plainUrl())
})

afterAll(async () => {
  rmSync(folder, { recursive: true })
  await sql.end()
  await server.unsafe(`drop database ${name} with (force)`)
  await server.unsafe(`drop role plain_${name}`)
  await server.end()
})

const lasting = { normal: OLD.normal[2], leve: OLD.leve[0], config: OLD.config[1] }

describe('the migration to one price table', () => {
  test('creates a table from the versions under the newest id, and knows the ids of all', async () => {
    const tables = await sql`
      select id, product, key, active, is_default, created_at from price_tables order by product desc, key`
    expect([...tables]).toEqual([
      {
        id: lasting.leve,
        product: 'fgts',
        key: 'leve',
        active: true,
        is_default: false,
        created_at: createdAt(1),
      },
      {
        id: lasting.normal,
        product: 'fgts',
        key: 'normal',
        active: true,
        is_default: true,
        created_at: createdAt(1),
      },
      {
        id: lasting.config,
        product: 'clt',
        key: 'curto',
        active: false,
        is_default: false,
        created_at: createdAt(1),
      },
    ])
    const versions = await sql`
      select table_id, version, label, terms, parameters ->> 'monthlyRate' as rate, created_at, former_id
      from price_table_versions order by label`
    const version = (key: 'normal' | 'leve' | 'config', number: number) => ({
      table_id: lasting[key],
      version: number,
      terms: key === 'config' ? [6, 12] : null,
      created_at: createdAt(number),
      former_id: OLD[key][number - 1],
    })
    expect([...versions]).toEqual([
      { ...version('config', 1), label: 'Curto 1', rate: '0.0290' },
      { ...version('config', 2), label: 'Curto 2', rate: '0.0291' },
      { ...version('leve', 1), label: 'leve 1', rate: '0.0180' },
      { ...version('normal', 1), label: 'normal 1', rate: '0.0180' },
      { ...version('normal', 2), label: 'normal 2', rate: '0.0181' },
      { ...version('normal', 3), label: 'normal 3', rate: '0.0182' },
    ])
  })

  test('leaves every simulation on its version with its figures, and both immutable again', async () => {
    const fgts = await sql`
      select id, fee_table_id, fee_table_version, available_balance_cents::int from fgts_simulations order by id`
    expect(fgts.map((row) => Object.values(row))).toEqual(
      OLD_SIMULATIONS.fgts.map((id, index) => [id, lasting.normal, index + 1, 200]),
    )
    const clt =
      await sql`select id, config_id, config_version, net_cents::int from clt_simulations order by id`
    expect(clt.map((row) => Object.values(row))).toEqual(
      OLD_SIMULATIONS.clt.map((id, index) => [id, lasting.config, index + 1, 40]),
    )
    await expect(sql`update fgts_simulations set iof_cents = 2`).rejects.toThrow('written once')
    await expect(sql`update clt_simulations set iof_cents = 2`).rejects.toThrow('written once')
  })

  test('keeps changes on their table and versions', async () => {
    const rows = await sql`select id, table_id, base_version, result_version from table_changes order by id`
    expect(rows.map((row) => Object.values(row))).toEqual([
      [OLD_CHANGES[0], lasting.normal, 1, 2],
      [OLD_CHANGES[1], lasting.normal, 3, null],
      [OLD_CHANGES[2], null, null, null],
    ])
  })

  test('keeps organizations separated', async () => {
    const open = await sql`
      select relname from pg_class
      where relname in ('price_tables', 'price_table_versions', 'fgts_simulations', 'clt_simulations', 'table_changes')
        and not (relrowsecurity and relforcerowsecurity)`
    expect([...open]).toEqual([])
  })
})
