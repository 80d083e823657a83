import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually } from '#tests/support/checks/eventually.ts'
import { longestSeconds, recordFigures } from '#tests/support/checks/record-figures.ts'
import { makeCpf } from '#tests/support/fixtures/cpf.ts'
import { drillSize, drillTimeout } from '#tests/support/fixtures/drill-size.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'
import { balanceJourney, ONE_OF_EACH } from './balance-journey.ts'
import { startServerProcess } from './server-process.ts'
import { startWorkerProcess, type WorkerProcess } from './worker-process.ts'

const CUTS = drillSize('cuts', { short: 10, full: 100 })
const EVERY_MS = 150
const CALLS_A_SECOND = 20

let harness: Harness
let server: Awaited<ReturnType<typeof startServerProcess>>
let worker: WorkerProcess
beforeAll(async () => {
  harness = await startHarness({ worker: false })
  server = await startServerProcess()
  worker = await startWorkerProcess()
  await eventually('the server to be ready', async () => {
    const answer = await fetch(`${server.origin}/api/health/ready`).catch(() => undefined)
    return answer?.ok
  })
})
afterAll(async () => {
  await Promise.all([server?.end('SIGKILL'), worker?.end('SIGKILL')])
  await harness?.stop()
})

type Outcome = { ms: number; status: number; queryId: string | null; hasHint: boolean }

const askOnce = async (token: string, seed: number): Promise<Outcome> => {
  const since = performance.now()
  const answer = await fetch(`${server.origin}/api/fgts/balance`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ documentNumber: makeCpf({ seed }), provider: 'aurora' }),
  })
  await answer.text()
  const queryId = answer.ok ? answer.headers.get('x-balance-query-id') : null
  const hasHint = answer.headers.has('retry-after')
  return { ms: performance.now() - since, status: answer.status, queryId, hasHint }
}

const cutConnections = async () => {
  const { owner } = harness.database
  let cut = 0
  while (cut < CUTS) {
    const [row] = await owner`
      select pg_terminate_backend(pid) as ended from pg_stat_activity
      where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()
        and application_name <> 'postgres.js'
      order by (state = 'active') desc, random() limit 1`
    if (row?.ended) cut += 1
    await pause(EVERY_MS)
  }
}

test(
  `answers every call and ends accepted queries once while ${CUTS} connections are cut under load`,
  async () => {
    const token = await harness.token()
    const calls: Promise<Outcome>[] = []
    const timer = setInterval(() => calls.push(askOnce(token, calls.length)), 1_000 / CALLS_A_SECOND)
    await cutConnections().finally(() => clearInterval(timer))
    const outcomes = await Promise.all(calls)
    const queryIds = outcomes.flatMap(({ queryId }) => queryId ?? [])
    const journey = balanceJourney(harness)
    await Promise.all(queryIds.map((id) => journey.succeeded(id, 60_000)))
    const traces = await Promise.all(queryIds.map(journey.traces))

    const refusals = outcomes.filter(({ status }) => status === 503)
    const others = outcomes.filter(({ status }) => status !== 200 && status !== 503)
    recordFigures('connections cut under load', {
      'connections cut': CUTS,
      calls: outcomes.length,
      'refused in order (503 with Retry-After)': refusals.length,
      'failed otherwise': others.length,
      'longest answer': longestSeconds(outcomes.map(({ ms }) => ms)),
      'acknowledged and lost, or done twice': traces.filter((trace) => trace.cases !== 1).length,
    })
    expect(others).toEqual([])
    expect(refusals.every(({ hasHint }) => hasHint)).toBe(true)
    for (const trace of traces) expect(trace).toEqual(ONE_OF_EACH)
    expect(worker.isRunning()).toBe(true)
  },
  drillTimeout(CUTS, 5_000),
)
