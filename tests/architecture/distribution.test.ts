import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { distributeKeys, referencesOf, uniqueKeysOf } from '#tests/support/fixtures/distributed-keys.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/servers/test-database.ts'

/**
 * Tables without an organization id. A distributed database stores each of these tables on one machine or
 * copies the table to all machines.
 */
const GLOBAL: Readonly<Record<string, string>> = {
  organizations: 'the list of them',
  institutions: 'lenders are the same for all',
  banks: 'reference data of the central bank',
  signing_keys: 'tokens of all organizations are signed with them',
  worker_heartbeats: 'a worker works for all',
  attempt_counters: 'who tries passwords is not known yet',
  passkey_challenges: 'who signs in is not known yet',
  institution_events: 'stored before anyone knows whom they concern',
  sandbox_cases: 'what an outside lender would keep',
  sandbox_margins: 'what the payroll registry would keep, for all lenders together',
  sandbox_pledges: 'what Caixa would keep, for all lenders together',
}

/**
 * Small tables that identify the organization; they are searched by an exact value before any
 * organization is known.
 */
const DIRECTORY: Readonly<Record<string, string>> = {
  users: 'an e-mail signs in',
  teams: 'users refer to them',
  own_roles: 'users refer to them',
  sessions: 'a cookie names one',
  passkeys: 'a browser signs in by one',
  access_links: 'a link names one',
  identity_providers: 'the address of a sign-in names one',
  applications: 'a client id asks for a token',
  application_client_ids: 'a client id asks for a token',
  application_secrets: 'and proves itself by one of these',
  service_accounts: 'a user name asks for a token',
  service_sign_ins: 'a user name asks for a token',
  institution_references: 'an institution reports under its own reference',
  institution_connections: 'an event names the connection that signed it',
}

/**
 * Unique text keys that span organizations, each with the reason why its values cannot collide once the rows
 * are spread over several machines.
 */
const ACROSS_ORGANIZATIONS: Readonly<Record<string, string>> = {
  clt_consents_evidence: 'a SHA-256 over text with ids of one organization: no two are alike by chance',
  clt_consents_pdf: 'as clt_consents_evidence',
  proposals_contract_number_unique: 'numbers are drawn from one sequence of the database',
}

/**
 * Policies by which a table of one machine is read before the organization is known: every machine is asked.
 */
const ACROSS_READS: Readonly<Record<string, string>> = {
  'clt_consents.lookup_by_evidence': 'who holds an evidence has only its digest',
  'webhook_queue.owner_dispatches':
    'a worker claims deliveries of all organizations; a worker for each machine would do',
}

const ACROSS_STATEMENTS: Readonly<Record<string, string>> = {
  'organizations/organizations.ts': 'lists them for an operator',
  'jobs/failed-jobs.ts': "the job engine's own tables",
  'jobs/queue-figures.ts': 'figures of the queues alone',
  'jobs/worker-heartbeats.ts': "the job engine's own tables",
}

let database: TestDatabase
let scoped: string[]
beforeAll(async () => {
  database = await createTestDatabase()
  scoped = (await tablesWith(database, true)).sort()
})
afterAll(() => database.drop())

const tablesWith = async ({ owner }: TestDatabase, organization: boolean) => {
  const rows = await owner<{ name: string }[]>`
    select c.relname as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and ${organization} = exists (
      select 1 from pg_attribute a where a.attrelid = c.oid and a.attname = 'organization_id' and not a.attisdropped)`
  return rows.map(({ name }) => name)
}

const distributed = () => scoped.filter((table) => !(table in DIRECTORY))

describe('distribution by organization_id', () => {
  test('requires every table to belong to an organization or to be listed as global', async () => {
    expect((await tablesWith(database, false)).sort()).toEqual(Object.keys(GLOBAL).sort())
    expect(Object.keys(DIRECTORY).filter((table) => !scoped.includes(table))).toEqual([])
  })

  test('requires the organization in every row of such a table', async () => {
    const open = await database.owner<{ table: string }[]>`
      select attrelid::regclass::text as table from pg_attribute
      where attname = 'organization_id' and not attnotnull and attrelid in
        (select oid from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p'))`
    expect(open.map(({ table }) => table)).toEqual([])
  })

  test('requires unique keys to be unique within an organization, to contain an id, or to be listed', async () => {
    const keys = await database.owner.begin((tx) => uniqueKeysOf(tx))
    const uuids = await database.owner<{ name: string }[]>`
      select i.relname as name from pg_index x join pg_class i on i.oid = x.indexrelid
        join pg_attribute a on a.attrelid = x.indrelid and a.attnum = any(x.indkey)
      where a.atttypid = 'uuid'::regtype`
    const apart = new Set(uuids.map(({ name }) => name))
    const across = keys
      .filter(({ table, name }) => distributed().includes(table) && !apart.has(name))
      .map(({ name }) => name)
    expect(across.sort()).toEqual(Object.keys(ACROSS_ORGANIZATIONS).sort())
  })

  test('allows no reference from a global table to a distributed one', async () => {
    const references = await database.owner.begin((tx) => referencesOf(tx))
    const outward = references
      .filter(({ table, target }) => !distributed().includes(table) && distributed().includes(target))
      .map(({ table, target }) => `${table} -> ${target}`)
    expect(outward).toEqual([])
  })

  test('fits the stored rows when every key and reference includes the organization', async () => {
    const remaining = await database.owner
      .begin(async (tx) => {
        const tables = distributed()
        await distributeKeys(tx, tables)
        const keys = (await uniqueKeysOf(tx)).filter(({ table }) => tables.includes(table))
        const references = (await referencesOf(tx)).filter(
          ({ table, target }) => tables.includes(table) && tables.includes(target),
        )
        expect(keys.length).toBeGreaterThan(50)
        expect(references.length).toBeGreaterThan(20)
        throw {
          keys: keys.filter(({ definition }) => !definition.includes('organization_id')),
          references: references.filter(({ from }) => !from.includes('organization_id')),
        }
      })
      .catch((rolledBack: unknown) => rolledBack)
    expect(remaining).toEqual({ keys: [], references: [] })
  })

  test('joins rows of one organization only, because each table is read in its scope, or the read is listed', async () => {
    const policies = await database.owner<{ table: string; name: string; qual: string }[]>`
      select tablename as table, policyname as name, qual from pg_policies where permissive = 'PERMISSIVE'`
    const ofTables = policies.filter(({ table }) => distributed().includes(table))
    const isScoped = ({ qual }: { qual: string }) => qual === '(organization_id = app_organization())'
    expect([...new Set(ofTables.filter(isScoped).map(({ table }) => table))].sort()).toEqual(distributed())
    const others = ofTables.filter((policy) => !isScoped(policy))
    expect(others.map(({ table, name }) => `${table}.${name}`).sort()).toEqual(
      Object.keys(ACROSS_READS).sort(),
    )
  })

  test('requires statements across organizations to be listed', () => {
    const across = readdirSync('db/queries', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .filter((file) =>
        /set local role none|\bqueue_figures\(/.test(readFileSync(`db/queries/${file}`, 'utf8')),
      )
    expect(across.sort()).toEqual(Object.keys(ACROSS_STATEMENTS).sort())
  })
})
