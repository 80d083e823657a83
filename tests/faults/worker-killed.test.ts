import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { eventually } from '#tests/support/checks/eventually.ts'
import { cpfIn } from '#tests/support/fixtures/stored-cpf.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'
import type { Receiver } from '#tests/support/servers/receiver.ts'
import { balanceJourney, ONE_OF_EACH } from './balance-journey.ts'
import { QUIET_WITHIN_MS, tableLocks } from './table-locks.ts'
import { startWorkerProcess, type WorkerProcess } from './worker-process.ts'

const TAKEN_OVER_WITHIN_MS = 30_000

let harness: Harness
let journey: ReturnType<typeof balanceJourney>
let receiver: Receiver
const running: WorkerProcess[] = []
const startWorker = async () => {
  const worker = await startWorkerProcess()
  running.push(worker)
  return worker
}

beforeAll(async () => {
  harness = await startHarness({ worker: false })
  journey = balanceJourney(harness)
  receiver = await harness.receiver()
  const answer = await harness.api('/user/webhook/balance', { body: { url: receiver.url } })
  expect(answer.status).toBe(200)
})
afterEach(async () => {
  receiver.behave((response) => response.writeHead(204).end())
  for (const worker of running.splice(0)) await worker.end('SIGKILL')
})
afterAll(() => harness.stop())

const arrivalsOf = (queryId: string) => receiver.received.filter((entry) => entry.body.queryId === queryId)

describe('a killed worker', () => {
  test.each([
    ['while it calls the institution', 'send_fgts_balance_query', 'sandbox_cases'],
    ['between the call and the note of its answer', 'send_fgts_balance_query', 'institution_references'],
    ['while the institution reports', 'sandbox_work', 'institution_events'],
    ['while the report is applied', 'interpret_institution_event', 'events'],
  ])('is replaced within 30 s when killed %s, and nothing happens twice', async (_when, task, table) => {
    const victim = await startWorker()
    const { lock, inTheMiddleOf } = tableLocks(harness)
    const unlock = await lock(table)
    const queryId = await journey.ask()
    await inTheMiddleOf(task)
    await victim.end('SIGKILL')
    await unlock()
    await startWorker()
    await journey.succeeded(queryId, TAKEN_OVER_WITHIN_MS)
    await eventually('the delivery', () => arrivalsOf(queryId).length > 0, TAKEN_OVER_WITHIN_MS)
    expect(await journey.traces(queryId)).toEqual(ONE_OF_EACH)
    expect(arrivalsOf(queryId)).toHaveLength(1)
  })

  test('during a slow delivery leads to a second one, byte for byte the same', async () => {
    const victim = await startWorker()
    receiver.behave(() => undefined)
    const queryId = await journey.ask()
    await eventually('the first attempt', () => arrivalsOf(queryId).length === 1, QUIET_WITHIN_MS)
    await victim.end('SIGKILL')
    receiver.behave((response) => response.writeHead(204).end())
    await startWorker()
    await eventually('the second attempt', () => arrivalsOf(queryId).length === 2, TAKEN_OVER_WITHIN_MS)
    const [first, second] = arrivalsOf(queryId)
    expect(second?.text).toBe(first?.text)
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id'])
    await eventually('the delivery to be noted', async () => {
      const [delivery] = await harness.database.owner`
        select d.status from webhook_deliveries d join events e on e.id = d.event_id where e.resource_id = ${queryId}`
      return delivery?.status === 'delivered'
    })
    expect(await journey.traces(queryId)).toEqual(ONE_OF_EACH)
  })

  test('among three lets each of forty queries end once', async () => {
    const workers = await Promise.all([startWorker(), startWorker(), startWorker()])
    const providers = ['aurora', 'caravela', 'ipe']
    const ids = await Promise.all(Array.from({ length: 40 }, (_, index) => journey.ask(providers[index % 3])))
    await eventually('the first success', async () => {
      const [row] = await harness.database.owner`
        select count(*)::int as done from fgts_balance_queries where id = any(${ids}) and status = 'success'`
      return row?.done > 0
    })
    await workers[0]?.end('SIGKILL')
    await Promise.all(ids.map((id) => journey.succeeded(id, TAKEN_OVER_WITHIN_MS)))
    for (const id of ids) expect(await journey.traces(id)).toEqual(ONE_OF_EACH)
    await eventually(
      'every delivery',
      () => ids.every((id) => arrivalsOf(id).length > 0),
      TAKEN_OVER_WITHIN_MS,
    )
  })
})

describe('a worker asked to stop', () => {
  test('finishes its current work, signs off and leaves the rest to others', async () => {
    const worker = await startWorker()
    const queryId = await journey.ask()
    expect(await worker.end('SIGTERM')).toBe(0)
    const { owner } = harness.database
    const personal = await owner`
      select worker_id as id from worker_heartbeats union select locked_by from graphile_worker.jobs where locked_by is not null`
    expect(personal.filter(({ id }) => worker.log().includes(id))).toEqual([])
    await startWorker()
    await journey.succeeded(queryId, 10_000)
    expect(await journey.traces(queryId)).toEqual(ONE_OF_EACH)
  })
})

test('logs names of jobs and never a customer', async () => {
  const worker = await startWorker()
  await harness.database
    .owner`update institutions set settings = settings || '{"fault":"down"}' where code = 'ipe'`
  const queryId = await journey.ask('ipe')
  await eventually('a failed job in the log', () => worker.log().includes('provider_unavailable'))
  await harness.database.owner`update institutions set settings = settings - 'fault' where code = 'ipe'`
  await journey.succeeded(queryId, TAKEN_OVER_WITHIN_MS)
  const [row] = await harness.database.owner`select * from fgts_balance_queries where id = ${queryId}`
  expect(worker.log()).toContain('send_fgts_balance_query')
  expect(worker.log()).not.toContain(cpfIn('fgts_balance_queries', row))
})
