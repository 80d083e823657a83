import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#tests/support/servers/test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

type Table = { name: string; enabled: boolean; forced: boolean; scoped: boolean; owner: string }

const tables = () => database.owner<Table[]>`
  select c.relname as name, c.relrowsecurity as enabled, c.relforcerowsecurity as forced, pg_get_userbyid(c.relowner) as owner,
    c.relname = 'organizations' or exists (
      select 1 from pg_attribute a where a.attrelid = c.oid and a.attname = 'organization_id' and not a.attisdropped) as scoped
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = 'public' and c.relkind in ('r', 'p')`

describe('row-level security', () => {
  test('is enabled and forced on every table of an organization', async () => {
    const scoped = (await tables()).filter((table) => table.scoped)
    expect(scoped.length).toBeGreaterThan(15)
    expect(scoped.filter((table) => !(table.enabled && table.forced)).map((table) => table.name)).toEqual([])
  })

  test('compares the organization in a policy with check on every table of an organization', async () => {
    const policies = await database.owner<{ tablename: string; check: string | null }[]>`
      select tablename, with_check as check from pg_policies where policyname = 'organization_rows'`
    const guarded = policies
      .filter((policy) => policy.check?.includes('app_organization()'))
      .map((policy) => policy.tablename)
    const scoped = (await tables()).filter((table) => table.scoped).map((table) => table.name)
    expect(guarded.sort()).toEqual(scoped.sort())
  })

  test('cannot be bypassed by the application role, which owns nothing', async () => {
    const [role] =
      await database.owner`select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb from pg_roles where rolname = 'origination_app'`
    expect(role).toEqual({ rolsuper: false, rolbypassrls: false, rolcreaterole: false, rolcreatedb: false })
    expect((await tables()).filter((table) => table.owner === 'origination_app')).toEqual([])
  })

  test('shows the application role no row without an organization', async () => {
    for (const table of (await tables()).filter((entry) => entry.scoped)) {
      const rows = await database.owner.begin(async (tx) => {
        await tx`set local role origination_app`
        return tx`select 1 from ${tx(table.name)} limit 1`
      })
      expect(rows.length, table.name).toBe(0)
    }
  })

  test('rejects a row for another organization', async () => {
    const attempt = database.owner.begin(async (tx) => {
      await tx`set local role origination_app`
      await tx`select set_config('app.organization_id', '01900000-0000-7000-8000-000000000001', true)`
      await tx`insert into organizations (id, name, created_at) values ('01900000-0000-7000-8000-000000000002', 'other', now())`
    })
    await expect(attempt).rejects.toMatchObject({ code: '42501' })
  })

  test('keeps the application from changing or deleting evidence, history and audit rows', async () => {
    for (const table of [
      'proposal_signatures',
      'proposal_history',
      'audit_entries',
      'events',
      'webhook_attempts',
      'fgts_simulations',
    ]) {
      const [granted] = await database.owner`
        select has_table_privilege('origination_app', ${table}, 'update') as update, has_table_privilege('origination_app', ${table}, 'delete') as delete`
      expect(granted, table).toEqual({ update: false, delete: false })
    }
  })
})
