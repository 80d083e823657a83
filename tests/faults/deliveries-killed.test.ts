import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#lib/config/ids.ts'
import { eventually } from '#tests/support/checks/eventually.ts'
import { recordFigures } from '#tests/support/checks/record-figures.ts'
import { drillSize, drillTimeout } from '#tests/support/fixtures/drill-size.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'
import type { Receiver } from '#tests/support/servers/receiver.ts'
import { startWorkerProcess } from './worker-process.ts'

const DELIVERIES = drillSize('deliveries', { short: 300, full: 10_000 })
const KILLS = drillSize('worker-kills', { short: 3, full: 50 })
const OF_EACH = 10
/**
 * Time after which a worker is killed even if it has not delivered its full share. The last workers may never
 * deliver a full share, because fewer deliveries may be left.
 */
const KILLED_AFTER_MS = 1_500
/** Longer than the lease of a dead worker, which expires ten seconds after the receiver's timeout. */
const DELIVERED_WITHIN_MS = 120_000

let harness: Harness
let receiver: Receiver
beforeAll(async () => {
  harness = await startHarness({ worker: false, settings: () => ({ WEBHOOK_TIMEOUT_MS: '1000' }) })
  receiver = await harness.receiver()
  const answer = await harness.api('/user/webhook/balance', { body: { url: receiver.url } })
  expect(answer.status).toBe(200)
  receiver.received.length = 0
})
afterAll(() => harness?.stop())

const publishAll = async () => {
  const { publish } = await import('#lib/webhooks/publish.ts')
  const { withTransaction } = await import('#db/transaction.ts')
  const organizationId = await harness.demoOrganizationId()
  const pendingIds = Array.from({ length: Math.ceil(DELIVERIES / OF_EACH) }, () => newId())
  const event = { type: 'balance.status.received.fail', provider: 'aurora', code: 'no_balance' } as const
  const work = async () => {
    for (let balanceId = pendingIds.pop(); balanceId; balanceId = pendingIds.pop()) {
      const one = { ...event, balanceId, documentNumber: '52998224725', details: {} }
      await withTransaction({ organizationId }, async (tx) => {
        for (let time = 0; time < OF_EACH; time += 1)
          await publish(tx, { organizationId, now: new Date() }, one)
      })
    }
  }
  await Promise.all(Array.from({ length: 6 }, work))
}

const countQueued = async () => {
  const [row] = await harness.database.owner`select count(*)::int as queued from webhook_queue`
  return Number(row?.queued)
}

const killWorkers = async () => {
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const worker = await startWorkerProcess()
    const part = receiver.received.length + DELIVERIES / KILLS
    const since = performance.now()
    await eventually(
      'its part',
      () => receiver.received.length >= part || performance.now() - since > KILLED_AFTER_MS,
    )
    await worker.end('SIGKILL')
  }
}

const firstArrivals = () => {
  const first = new Map<string, Receiver['received'][number]>()
  for (const entry of receiver.received) {
    const id = String(entry.headers['webhook-id'])
    if (!first.has(id)) first.set(id, entry)
  }
  return [...first.values()]
}

test(
  `makes ${DELIVERIES} deliveries, first in the order of their resource, while ${KILLS} workers are killed`,
  async () => {
    await publishAll()
    await killWorkers()
    const remaining = await countQueued()
    const last = await startWorkerProcess()
    await eventually('the queue to be empty', async () => (await countQueued()) === 0, DELIVERED_WITHIN_MS)
    await last.end('SIGTERM')

    const first = firstArrivals()
    const byThing = [...Map.groupBy(first, ({ body }) => body.balanceId).values()]
    const inOrder = byThing.filter((events) => events.every(({ body }, at) => body.sequence === at + 1))
    const [row] = await harness.database
      .owner`select count(*)::int as delivered from webhook_deliveries where status = 'delivered'`
    recordFigures('deliveries through kills of workers', {
      deliveries: DELIVERIES,
      'workers killed': KILLS,
      'still to be made after the last kill': remaining,
      'deliveries lost': DELIVERIES - first.length,
      'made a second time (their attempt was not recorded)': receiver.received.length - first.length,
      'things whose events arrived out of order': byThing.length - inOrder.length,
    })
    expect(first.length).toBe(DELIVERIES)
    expect(row?.delivered).toBe(DELIVERIES)
    expect(inOrder.length).toBe(byThing.length)
  },
  drillTimeout(DELIVERIES / 100 + KILLS, 10_000),
)
