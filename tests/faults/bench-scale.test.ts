import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import connect from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { spawnPostgres } from '#tests/support/servers/spawn-postgres.ts'

const run = promisify(execFile)
let postgres: Awaited<ReturnType<typeof spawnPostgres>>
beforeAll(async () => {
  postgres = await spawnPostgres({ ephemeral: true })
})
afterAll(() => postgres?.end('SIGTERM'))

test('the benchmark of many rows fills its databases and runs every list, search and report', {
  timeout: 900_000,
}, async () => {
  const sizes = ['--proposals=2000', '--organizations=3', '--seconds=0']
  const { stdout } = await run(process.execPath, ['bench/scale/main.ts', ...sizes], {
    env: { ...process.env, NODE_ENV: 'production', BENCH_DATABASE_URL: postgres.url },
  }).catch((error: { stdout: string }) => error)
  const lines = stdout.split('\n')
  const cases = lines.slice(
    2,
    lines.findIndex((line) => line.startsWith('The whole database')),
  )
  expect(cases.length).toBeGreaterThan(50)
  expect(cases.filter((line) => !/ \d+ \/ \d+( \*)?$/.test(line))).toEqual([])
  expect(await violatedForeignKeys('scale_2000_3')).toEqual([])
})

const violatedForeignKeys = async (database: string): Promise<string[]> => {
  const url = new URL(postgres.url)
  url.pathname = `/${database}`
  const sql = connect(url.href, { max: 1, onnotice: () => {} })
  try {
    const keys =
      await sql`select conrelid::regclass::text as "table", conname as name, pg_get_constraintdef(oid) as definition
      from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`
    const violated: string[] = []
    for (const { table, name, definition } of keys)
      await sql
        .unsafe(`alter table ${table} drop constraint ${name}, add constraint ${name} ${definition}`)
        .catch((error: Error) => violated.push(`${table} ${name}: ${error.message}`))
    return violated
  } finally {
    await sql.end()
  }
}
