import { afterAll, beforeAll, expect, test } from 'vitest'
import { now } from '#lib/config/clock.ts'
import { newId } from '#lib/config/ids.ts'
import { getMonitoringContract } from '#lib/contracts/monitoring/monitoring.ts'
import type { RunningWorker } from '#lib/jobs/worker.ts'
import { eventually } from '#tests/support/checks/eventually.ts'
import { backOfficeSession } from '#tests/support/fixtures/back-office-session.ts'
import { makeCpf } from '#tests/support/fixtures/cpf.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

const MINUTE_MS = 60_000

let harness: Harness
let worker: RunningWorker
let manager: Record<string, string>
beforeAll(async () => {
  harness = await startHarness({ worker: false })
  worker = await (await import('#lib/jobs/worker.ts')).startWorker()
  manager = await backOfficeSession('manager@demo.local')
})
afterAll(() => harness.stop())

const read = async () => {
  const answer = await harness.api('/panel/monitoring', { token: null, headers: manager })
  expect(getMonitoringContract.response.safeParse(answer.body).error?.issues ?? []).toEqual([])
  return answer.body
}

const ask = (seed: number) =>
  harness.api('/fgts/balance', { body: { documentNumber: makeCpf({ seed }), provider: 'aurora' } })

test('reports empty queues and a working worker when there is nothing to do', async () => {
  expect(await read()).toMatchObject({
    hasWorker: true,
    deliveries: { waiting: 0, overdue: 0, oldestDueAt: null },
    calls: { waiting: 0, retried: 0, oldestAt: null },
    failedJobs: 0,
    endpoints: { all: 0, inTrouble: [] },
  })
})

test('reports a failing endpoint with its figures while its delivery waits', async () => {
  const receiver = await harness.receiver()
  const response = await harness.api('/user/webhook/balance', { body: { url: receiver.url } })
  expect(response.status).toBe(200)
  receiver.behave((response) => response.writeHead(500).end())
  expect((await ask(4_242)).status).toBe(200)
  await eventually('the failed attempt', async () => (await read()).endpoints.inTrouble.length === 1)
  const { endpoints, deliveries, institutions } = await read()
  expect(endpoints).toMatchObject({
    all: 1,
    inTrouble: [
      { host: new URL(receiver.url).host, kind: 'balance', status: 'failing', failed: 1, attempts: 1 },
    ],
  })
  expect(deliveries).toMatchObject({ waiting: 1, overdue: 0 })
  const aurora = institutions.find(({ code }: { code: string }) => code === 'aurora')
  expect(aurora).toMatchObject({ state: 'working', calls: 1, failed: 0, waiting: 0 })
})

test('reports a missing worker, and deliveries unattempted for over a minute as overdue with their age', async () => {
  await worker.stop()
  const { owner } = harness.database
  await owner`update webhook_queue set due_at = now() - interval '2 hours'`
  const { hasWorker, deliveries } = await read()
  expect(hasWorker).toBe(false)
  expect(deliveries).toMatchObject({ waiting: 1, overdue: 1 })
  expect(now().getTime() - Date.parse(deliveries.oldestDueAt)).toBeGreaterThan(119 * MINUTE_MS)
})

test('counts jobs that failed for good, of the own organization', async () => {
  const { owner } = harness.database
  const add = (organizationId: string) => owner`
    select graphile_worker.add_job('submit_proposal', json_build_object('organizationId', ${organizationId}::text))`
  for (const organizationId of [await harness.demoOrganizationId(), newId()]) await add(organizationId)
  expect((await read()).failedJobs).toBe(0)
  await owner`
    update graphile_worker._private_jobs set attempts = max_attempts
    where task_id = (select id from graphile_worker._private_tasks where identifier = 'submit_proposal')`
  expect((await read()).failedJobs).toBe(1)
})

test('counts nothing of another organization', async () => {
  const { owner } = harness.database
  const other = newId()
  await owner`insert into organizations (id, name, created_at) values (${other}, 'Outra', now())`
  await owner`update webhook_queue set organization_id = ${other}`
  expect((await read()).deliveries).toEqual({ waiting: 0, overdue: 0, oldestDueAt: null })
})

test('rejects agents, programs and strangers', async () => {
  const headers = await backOfficeSession('agent@demo.local')
  const response = await harness.api('/panel/monitoring', { token: null, headers })
  expect(response.body.code).toBe('permission_denied')
  expect((await harness.api('/panel/monitoring')).status).toBe(401)
  expect((await harness.api('/panel/monitoring', { token: null })).status).toBe(401)
})
