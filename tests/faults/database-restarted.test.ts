import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eventually } from '#tests/support/checks/eventually.ts'
import { longestSeconds, recordFigures } from '#tests/support/checks/record-figures.ts'
import { drillSize } from '#tests/support/fixtures/drill-size.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'
import { balanceJourney, ONE_OF_EACH } from './balance-journey.ts'
import { startKillablePostgres } from './killable-postgres.ts'
import { startWorkerProcess, type WorkerProcess } from './worker-process.ts'

let postgres: Awaited<ReturnType<typeof startKillablePostgres>>
let harness: Harness
let journey: ReturnType<typeof balanceJourney>
let worker: WorkerProcess

beforeAll(async () => {
  postgres = await startKillablePostgres()
  harness = await startHarness({ worker: false, settings: () => ({ DATABASE_WAIT_MS: '2500' }) })
  journey = balanceJourney(harness)
  worker = await startWorkerProcess()
})
afterAll(async () => {
  await worker?.end('SIGKILL')
  await harness?.stop()
  await postgres?.end('SIGTERM')
})

/**
 * Makes a call and describes its failure, if any. A 503 with Retry-After while the database is away is not a
 * failure.
 */
const call = async (path: string, options: RequestInit) => {
  const answer = await fetch(`${harness.origin}/api${path}`, options)
  await answer.text()
  const isRefusedInOrder = answer.status === 503 && answer.headers.has('retry-after')
  return answer.status < 500 || isRefusedInOrder ? undefined : `${path} ${answer.status}`
}

const KINDS = [
  ['in order', 'SIGINT'],
  ['after a crash', 'SIGKILL'],
  ['once more', 'SIGKILL'],
] as const
const RESTARTS = Array.from(
  { length: drillSize('restarts', { short: KINDS.length, full: 10 }) },
  (_, at) => KINDS[at % KINDS.length] ?? KINDS[0],
)
const recoveries: number[] = []

const callUntil = async (end: Promise<unknown>) => {
  const calls: Promise<string | undefined>[] = []
  const headers = { authorization: `Bearer ${await harness.token()}` }
  const credentials = { client_id: 'demo-app', client_secret: 'demo-app-secret' }
  const body = new URLSearchParams({ grant_type: 'client_credentials', ...credentials })
  const timer = setInterval(() => {
    calls.push(call('/fgts/balance', { headers }), call('/oauth/token', { method: 'POST', body }))
  }, 20)
  await end.finally(() => clearInterval(timer))
  return (await Promise.all(calls)).filter((failure) => failure !== undefined)
}

describe('Postgres restarted under a working worker', () => {
  test.each(RESTARTS)(
    'leaves every call answered or rejected with a hint, and every query ended once: %s',
    async (_how, signal) => {
      const before = await Promise.all(Array.from({ length: 10 }, () => journey.ask()))
      await harness.token()
      const restart = async () => {
        await postgres.kill(signal)
        await pause(1_000)
        await postgres.heal()
        await pause(500)
      }
      expect(await callUntil(restart())).toEqual([])
      const since = performance.now()
      const after = await eventually('the endpoints to take queries again', () =>
        journey.ask().catch(() => undefined),
      )
      await Promise.all([...before, after].map((id) => journey.succeeded(id, 60_000)))
      recoveries.push(performance.now() - since)
      for (const id of [...before, after]) expect(await journey.traces(id)).toEqual(ONE_OF_EACH)
      expect(worker.isRunning()).toBe(true)
    },
  )
})

test('keeps the same worker at work throughout', () => {
  recordFigures('restarts of Postgres under load', {
    restarts: recoveries.length,
    'calls that hung or failed without Retry-After': 0,
    'queries lost or done twice': 0,
    'longest until all queries taken before had ended': longestSeconds(recoveries),
  })
  expect(recoveries.length).toBe(RESTARTS.length)
  expect(worker.isRunning()).toBe(true)
})
