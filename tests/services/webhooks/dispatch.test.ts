import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { afterMs } from '#lib/config/clock.ts'
import { newId } from '#lib/config/ids.ts'
import type { Context } from '#lib/services/context.ts'
import { registerWebhook } from '#lib/services/webhooks/register-webhook.ts'
import { eventually } from '#tests/support/checks/eventually.ts'
import type { ReceivedRequest } from '#tests/support/servers/receiver.ts'
import { at, balanceArrived, START, startWebhookFixture, type WebhookFixture } from './webhook-fixture.ts'

const TYPE = 'balance.status.received.success'

let fixture: WebhookFixture
let dispatcher: () => void
const running: { stop: () => Promise<void> }[] = []
beforeAll(async () => {
  fixture = await startWebhookFixture({ WEBHOOK_TIMEOUT_MS: '20000' })
  const { startDeliveries } = await import('#lib/jobs/deliveries/start-deliveries.ts')
  dispatcher = () => {
    running.push(startDeliveries(newId()))
  }
})
afterEach(async () => {
  await Promise.all(running.splice(0).map(({ stop }) => stop()))
})
afterAll(() => fixture.stop())

const withEndpoint = async (organizationId?: string) => {
  const receiver = await fixture.receiver()
  const context = await fixture.newApplication(organizationId)
  await registerWebhook(context, { kind: 'balance', url: receiver.url })
  receiver.received.length = 0
  return { receiver, context }
}

const publishOn = async (context: Context, resources: readonly string[], times: number) => {
  for (let time = 0; time < times; time += 1)
    await Promise.all(resources.map((id) => fixture.publish(context, balanceArrived(id))))
}

const orderOf = (requests: readonly ReceivedRequest[], resource: string) =>
  requests.filter(({ body }) => body.balanceId === resource).map(({ body }) => body.sequence)

/** Input of a claim by a process with nothing in flight. */
const FREE = {
  endpoints: [],
  firstSlots: 1,
  lanes: [{ lane: 'new', most: 100, fullOrganizations: [] }],
  withFailing: true,
} as const

const isDrained = async (context: Context) =>
  (await fixture.rowsOf(context.organizationId)).queue.length === 0

test('makes each attempt once across several dispatchers, in order per resource', async () => {
  const { receiver, context } = await withEndpoint()
  const resources = Array.from({ length: 12 }, () => newId())
  await publishOn(context, resources, 5)
  dispatcher()
  dispatcher()
  await eventually('all to be delivered', () => isDrained(context))
  expect(receiver.ofType(TYPE)).toHaveLength(60)
  for (const id of resources) expect(orderOf(receiver.received, id)).toEqual([1, 2, 3, 4, 5])
})

test('sends later events of a resource after the first attempt of an earlier one failed', async () => {
  const { receiver, context } = await withEndpoint()
  receiver.behave((response, { body }) => response.writeHead(body.sequence === 1 ? 500 : 204).end())
  const resource = newId()
  await publishOn(context, [resource], 3)
  dispatcher()
  await eventually('the later ones', () => orderOf(receiver.received, resource).length >= 3)
  expect(orderOf(receiver.received, resource).slice(0, 3)).toEqual([1, 2, 3])
})

test('delivers to a receiver that answers while others hang, in its organization or another', async () => {
  const hanging = await Promise.all(Array.from({ length: 40 }, () => withEndpoint()))
  for (const { receiver } of hanging) receiver.behave(() => {})
  const resources = (count: number) => Array.from({ length: count }, () => newId())
  await Promise.all(hanging.map(({ context }) => publishOn(context, resources(8), 1)))
  const alone = await withEndpoint()
  const beside = await withEndpoint(hanging[0]?.context.organizationId)
  dispatcher()
  await eventually('the hanging ones to be asked', () =>
    hanging.every(({ receiver }) => receiver.received.length > 0),
  )
  for (const { context } of [alone, beside]) await publishOn(context, resources(8), 3)
  await eventually('the healthy ones', () =>
    [alone, beside].every(({ receiver }) => receiver.ofType(TYPE).length === 24),
  )
  for (const { receiver } of hanging) await receiver.stop()
})

test('takes over the deliveries of a dead dispatcher when their time is over, not before', async () => {
  const { context } = await withEndpoint()
  await publishOn(context, [newId()], 1)
  const { claimDueDeliveries } = await import('#lib/services/webhooks/claim-due-deliveries.ts')
  const claimAt = async (ms: number) => {
    const at = new Date(context.now.getTime() + ms)
    const until = new Date(at.getTime() + 25_000)
    const deliveries = await claimDueDeliveries({ worker: 'dead', at, until, ...FREE })
    return deliveries.filter(({ organizationId }) => organizationId === context.organizationId).length
  }
  expect([await claimAt(0), await claimAt(24_000), await claimAt(25_000)]).toEqual([1, 0, 1])
})

test('finds and sends a delivery on no queue, as the previous release would publish it', async () => {
  const { receiver, context } = await withEndpoint()
  const resource = newId()
  await publishOn(context, [resource], 2)
  await fixture.owner`delete from webhook_queue where organization_id = ${context.organizationId}`
  const { queueLostDeliveries } = await import('#lib/services/webhooks/queue-lost-deliveries.ts')
  expect(await queueLostDeliveries(context.now)).toBe(2)
  expect(await queueLostDeliveries(context.now)).toBe(0)
  dispatcher()
  await eventually('all to be delivered', () => isDrained(context))
  expect(orderOf(receiver.received, resource)).toEqual([1, 2])
})

test('claims first what has waited longest, and leaves full lanes alone', async () => {
  const callers = [await withEndpoint(), await withEndpoint(), await withEndpoint()]
  const { claimDueDeliveries } = await import('#lib/services/webhooks/claim-due-deliveries.ts')
  const endpointIds: string[] = []
  for (const [index, { context }] of [...callers.entries()].reverse()) {
    await fixture.publish(at(context, -index * 1_000), balanceArrived())
    endpointIds[index] = String((await fixture.rowsOf(context.organizationId)).queue[0]?.endpoint_id)
  }
  const [, second, third] = endpointIds
  const claim = { worker: 'one', at: START, until: afterMs(START, 25_000), firstSlots: 1, withFailing: true }
  const deliveries = await claimDueDeliveries({
    ...claim,
    endpoints: [{ id: String(third), lane: 'patient', slots: 1 }],
    lanes: [
      { lane: 'new', most: 1, fullOrganizations: [] },
      { lane: 'patient', most: 0, fullOrganizations: [] },
    ],
  })
  expect(deliveries.map(({ endpointId }) => endpointId)).toEqual([second])
})

test('makes deliveries of a worker without heartbeats due again at once, and no others', async () => {
  const { releaseClaimedDeliveries } = await import('#db/queries/webhooks/webhook-queue.ts')
  const { sendWorkerHeartbeats } = await import('#db/queries/jobs/worker-heartbeats.ts')
  const { claimDueDeliveries } = await import('#lib/services/webhooks/claim-due-deliveries.ts')
  const { withLookup } = await import('#db/transaction.ts')
  const [alive, dead] = [await withEndpoint(), await withEndpoint()]
  for (const [worker, { context }] of [
    ['alive', alive],
    ['dead', dead],
  ] as const) {
    await publishOn(context, [newId()], 1)
    await claimDueDeliveries({ worker, at: START, until: at(context, 25_000).now, ...FREE })
  }
  await withLookup({}, (tx) => sendWorkerHeartbeats(tx, ['alive'], 12_000))
  const due = at(alive.context, 12_000).now
  await withLookup({}, (tx) => releaseClaimedDeliveries(tx, { at: due, silenceMs: 12_000 }))
  const dueAt = async ({ context }: typeof alive) =>
    (await fixture.rowsOf(context.organizationId)).queue.map((row) => row.due_at)
  expect(await dueAt(dead)).toEqual([due])
  expect(await dueAt(alive)).toEqual([at(alive.context, 25_000).now])
})

test('loads the deliveries of an organization while those of another cannot be read', async () => {
  const [unreadable, other] = [await withEndpoint(), await withEndpoint()]
  const { claimDueDeliveries } = await import('#lib/services/webhooks/claim-due-deliveries.ts')
  for (const { context } of [unreadable, other]) await publishOn(context, [newId()], 1)
  await fixture.owner`
    update events set body = 'enc1:cut off' where organization_id = ${unreadable.context.organizationId}`
  const until = afterMs(START, 25_000)
  const deliveries = await claimDueDeliveries({ worker: 'one', at: START, until, ...FREE })
  const organizations = deliveries.map(({ organizationId }) => organizationId)
  expect(organizations).toContain(other.context.organizationId)
  expect(organizations).not.toContain(unreadable.context.organizationId)
})

test('records the attempts of an organization while those of another cannot be recorded', async () => {
  const [refused, other] = [await withEndpoint(), await withEndpoint()]
  const { loadDeliveries } = await import('#lib/services/webhooks/claim-due-deliveries.ts')
  const { deliverWebhook } = await import('#lib/services/webhooks/deliver-webhook.ts')
  const { createAttemptRecorder } = await import('#lib/jobs/deliveries/attempt-recorder.ts')
  const attemptOn = async ({ organizationId, now }: Context) => {
    const ids = (await fixture.rowsOf(organizationId)).queue.map(({ delivery_id: id }) => String(id))
    const [delivery] = await loadDeliveries(organizationId, ids)
    if (!delivery) throw new Error('nothing is due')
    return deliverWebhook(delivery, now)
  }
  for (const { context } of [refused, other]) await publishOn(context, [newId()], 1)
  const recorder = createAttemptRecorder({ triesMs: 0, onSettled: () => {} })
  const attempt = await attemptOn(refused.context)
  // The status column is a four-byte integer, so this attempt cannot be stored.
  recorder.add({ ...attempt, answer: { ...attempt.answer, status: 2 ** 40 } })
  recorder.add(await attemptOn(other.context))
  await recorder.drain()
  // A worker that has nothing to record must also be able to stop.
  await recorder.drain()
  expect([await isDrained(refused.context), await isDrained(other.context)]).toEqual([false, true])
})

test('claims for named endpoints alone', async () => {
  const [named, other] = [await withEndpoint(), await withEndpoint()]
  const { claimDueDeliveries } = await import('#lib/services/webhooks/claim-due-deliveries.ts')
  for (const { context } of [named, other]) await publishOn(context, [newId(), newId()], 2)
  const [queued] = (await fixture.rowsOf(named.context.organizationId)).queue
  const deliveries = await claimDueDeliveries({
    ...{ worker: 'one', at: START, until: afterMs(START, 25_000), firstSlots: 0, withFailing: false },
    endpoints: [{ id: String(queued?.endpoint_id), lane: 'prompt', slots: 8 }],
    lanes: [{ lane: 'prompt', most: 100, fullOrganizations: [] }],
  })
  expect(deliveries.map(({ organizationId }) => organizationId)).toEqual(
    Array.from({ length: 2 }, () => named.context.organizationId),
  )
})

test('claims deliveries to a failing endpoint separately until it works again', async () => {
  const { receiver, context } = await withEndpoint()
  const { claimDueDeliveries } = await import('#lib/services/webhooks/claim-due-deliveries.ts')
  const queue = async () => (await fixture.rowsOf(context.organizationId)).queue
  const patience = async () => (await queue()).map((row) => row.is_patient)
  await publishOn(context, [newId(), newId()], 1)
  receiver.behave((response) => response.writeHead(500).end())
  await fixture.attempt(context)
  await publishOn(context, [newId()], 1)
  expect(await patience()).toEqual([true, true, true])
  const claim = { worker: 'one', at: START, until: afterMs(START, 25_000), ...FREE }
  const deliveries = await claimDueDeliveries({ ...claim, withFailing: false })
  expect(deliveries.filter(({ organizationId }) => organizationId === context.organizationId)).toEqual([])
  receiver.behave((response) => response.writeHead(204).end())
  await fixture.attempt(context, String((await queue()).at(-1)?.delivery_id))
  expect(await patience()).toEqual([false, false])
})
