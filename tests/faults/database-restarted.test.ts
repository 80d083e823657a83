import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eventually } from '#tests/support/eventually'
import { type Harness, startHarness } from '#tests/support/harness'
import { ask, startPostgresApart } from '#tests/support/started-postgres'
import { setup } from '#tests/support/template-database'
import { balanceJourney, ONE_OF_EACH } from './balance-journey.ts'
import { startWorkerProcess, type WorkerProcess } from './worker-process.ts'

let postgres: Awaited<ReturnType<typeof startPostgresApart>>
let harness: Harness
let journey: ReturnType<typeof balanceJourney>
let worker: WorkerProcess
let postmaster: () => number

beforeAll(async () => {
  postgres = await startPostgresApart({ ephemeral: true, durable: true })
  process.env.TEST_DATABASE_URL = postgres.url
  await setup()
  const [row] = await ask(postgres.url, 'show data_directory')
  const pidFile = join(String(row?.data_directory), 'postmaster.pid')
  postmaster = () => Number(readFileSync(pidFile, 'utf8').split('\n')[0])
  harness = await startHarness({ worker: false })
  journey = balanceJourney(harness)
  worker = await startWorkerProcess({ supervised: true })
})
afterAll(async () => {
  await worker?.end('SIGKILL')
  await harness?.stop()
  await postgres?.end('SIGTERM')
})

const gone = (pid: number) => {
  try {
    return !process.kill(pid, 0)
  } catch {
    return true
  }
}

describe('Postgres restarted under a worker at work', () => {
  test.each([
    ['in order', 'SIGINT'],
    ['after a crash', 'SIGKILL'],
  ] as const)('%s: every query taken before ends, each once, and so do new ones', async (_how, signal) => {
    const before = await Promise.all(Array.from({ length: 10 }, () => journey.ask()))
    const pid = postmaster()
    process.kill(pid, signal)
    await eventually('Postgres to be gone', () => gone(pid))
    await postgres.heal()
    const after = await eventually('the endpoints to take queries again', () =>
      journey.ask().catch(() => undefined),
    )
    await Promise.all([...before, after].map((id) => journey.succeeded(id, 60_000)))
    for (const id of [...before, after]) expect(await journey.traces(id)).toEqual(ONE_OF_EACH)
  })
})
