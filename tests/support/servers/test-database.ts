import { randomBytes } from 'node:crypto'
import postgres from 'postgres'
import { clockShift } from '#lib/config/clock.ts'
import { eventually } from '#tests/support/checks/eventually.ts'
import { databaseUrl, serverUrl, servingUrl } from './test-environment.ts'

const TEST_CLOCK_FIRST = 'public, test_clock, pg_catalog'

/** `owner` and `url` connect as a superuser, who sees every organization; the service uses `servingUrl`. */
export const createTestDatabase = async () => {
  const template = process.env.TEST_TEMPLATE
  if (!template) throw new Error('the template database is missing: run through vitest')
  const name = `test_${randomBytes(6).toString('hex')}`
  const server = postgres(serverUrl(), { max: 1, onnotice: () => {} })
  await server.unsafe(`create database ${name} template ${template}`)
  const url = databaseUrl(name)
  const owner = postgres(url, { max: 3, onnotice: () => {}, connection: { search_path: TEST_CLOCK_FIRST } })
  await shiftDatabaseClock(owner)
  const drop = async () => {
    await owner.end({ timeout: 5 })
    // Waits until connections have closed, because cutting one would raise an error in an unrelated test.
    await eventually(
      'the last connection to end',
      async () => {
        const [row] = await server`select count(*)::int as open from pg_stat_activity where datname = ${name}`
        return row?.open === 0
      },
      30_000,
    ).catch(() => undefined)
    await server.unsafe(`drop database if exists ${name} with (force)`)
    await server.end({ timeout: 5 })
  }
  return { url, servingUrl: servingUrl(url), owner, drop }
}

/**
 * Makes `now()` and `uuidv7()` return the tests' time. Jobs and heartbeats use `pg_catalog.now()`, the
 * machine's time.
 */
const shiftDatabaseClock = async (owner: postgres.Sql) => {
  const shift = `interval '${clockShift()} ms'`
  const [row] = await owner<{ definition: string }[]>`
    select pg_get_functiondef('stamp_audit_entry'::regproc) as definition`
  const stamp = row?.definition.replace('clock_timestamp()', `clock_timestamp() + ${shift}`)
  await owner.unsafe(`
    create schema test_clock;
    create function test_clock.now() returns timestamptz language sql stable
      return pg_catalog.now() + ${shift};
    create function test_clock.uuidv7() returns uuid language sql volatile
      return pg_catalog.uuidv7(${shift});
    create function test_clock.uuidv7(apart interval) returns uuid language sql volatile
      return pg_catalog.uuidv7(apart + ${shift});
    ${stamp}`)
}

export type TestDatabase = Awaited<ReturnType<typeof createTestDatabase>>
