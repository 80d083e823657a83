import { randomBytes } from 'node:crypto'
import postgres from 'postgres'
import { clockShift } from '#lib/config/clock'
import { eventually } from './eventually.ts'
import { databaseUrl, serverUrl, servingUrl } from './test-environment.ts'

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
  const owner = postgres(url, { max: 3, onnotice: () => {} })
  await stampAuditAtTestTime(owner)
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
 * The audit takes the time of an entry from the database's clock, which is the machine's: here it takes the
 * tests' time.
 */
const stampAuditAtTestTime = async (owner: postgres.Sql) => {
  if (clockShift() === 0) return
  const [row] = await owner<{ definition: string }[]>`
    select pg_get_functiondef('stamp_audit_entry'::regproc) as definition`
  await owner.unsafe(
    (row?.definition ?? '').replace('clock_timestamp()', `clock_timestamp() + interval '${clockShift()} ms'`),
  )
}

export type TestDatabase = Awaited<ReturnType<typeof createTestDatabase>>
