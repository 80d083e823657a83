import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
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
})
