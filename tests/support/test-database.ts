import { randomBytes } from 'node:crypto'
import postgres from 'postgres'
import { clockShift } from '#lib/config/clock'
import { eventually } from './eventually.ts'
import { databaseUrl, serverUrl, servingUrl } from './test-environment.ts'

const TEST_CLOCK_FIRST = 'public, test_clock, pg_catalog'

/**
 * A database of one test file, copied from the template. `owner` is a superuser's connection: it sees every
 * organization, as does `url`; `servingUrl` is what the product serves it with.
 */
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
    // Connections on their way out end by themselves; cutting one off would be an error of nobody's test.
    await eventually(
      'the last connection to end',
      async () => {
        const [row] = await server`select count(*)::int as open from pg_stat_activity where datname = ${name}`
        return row?.open === 0
      },
      5_000,
    ).catch(() => undefined)
    await server.unsafe(`drop database if exists ${name} with (force)`)
    await server.end({ timeout: 5 })
  }
  return { url, servingUrl: servingUrl(url), owner, drop }
}

/**
 * The database's clock is the machine's. Statements of a test see the tests' time in `now()` and `uuidv7()`
 * (`pg_catalog.now()` is the machine's, by which jobs and heartbeats are planned), and so does the audit,
 * which takes the time of an entry from the database.
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
