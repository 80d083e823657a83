import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#lib/config/ids.ts'
import type { Context } from '#lib/services/context.ts'
import { createWebhookEndpoint } from '#lib/services/webhooks/create-webhook-endpoint.ts'
import { listWebhookEndpoints } from '#lib/services/webhooks/list-webhook-endpoints.ts'
import { listWebhooks } from '#lib/services/webhooks/list-webhooks.ts'
import type { Registration } from '#lib/services/webhooks/parts/register-endpoint.ts'
import { registerWebhook } from '#lib/services/webhooks/register-webhook.ts'
import { removeWebhook } from '#lib/services/webhooks/remove-webhook.ts'
import { removeWebhookEndpoint } from '#lib/services/webhooks/remove-webhook-endpoint.ts'
import { replayWebhooks } from '#lib/services/webhooks/replay-webhooks.ts'
import { rotateEndpointSecret } from '#lib/services/webhooks/rotate-endpoint-secret.ts'
import { updateWebhookEndpoint } from '#lib/services/webhooks/update-webhook-endpoint.ts'
import { codeOf } from '#tests/support/checks/code-of.ts'
import { eventually } from '#tests/support/checks/eventually.ts'
import {
  balanceArrived,
  balanceRefused,
  startWebhookFixture,
  type WebhookFixture,
} from './webhook-fixture.ts'

const ARRIVED = 'balance.status.received.success'
const REFUSED = 'balance.status.received.fail'

let fixture: WebhookFixture
let startDispatcher: () => { stop: () => Promise<void> }
beforeAll(async () => {
  fixture = await startWebhookFixture()
  const { startDeliveries } = await import('#lib/jobs/deliveries/start-deliveries.ts')
  startDispatcher = () => startDeliveries(newId())
})
afterAll(() => fixture.stop())

const deliverAll = async (context: Context) => {
  const dispatcher = startDispatcher()
  await eventually('nothing to be new on the queue', async () =>
    (await fixture.rowsOf(context.organizationId)).queue.every((row) => !row.is_fresh),
  )
  await dispatcher.stop()
}

const withTwo = async (more: Partial<Registration> = {}) => {
  const [first, second] = [await fixture.receiver(), await fixture.receiver()]
  const context = await fixture.newApplication()
  await registerWebhook(context, { kind: 'balance', url: first.url })
  const added = await createWebhookEndpoint(context, { kind: 'balance', url: second.url, ...more })
  return { context, first, second, added }
}

test('sends an event once to every endpoint of its kind that wants its type, with the same id', async () => {
  const { context, first, second } = await withTwo({ events: [REFUSED] })
  const resource = newId()
  await fixture.publish(context, balanceArrived(resource))
  await fixture.publish(context, balanceRefused(resource))
  await deliverAll(context)
  expect([first.ofType(ARRIVED).length, first.ofType(REFUSED).length]).toEqual([1, 1])
  expect([second.ofType(ARRIVED).length, second.ofType(REFUSED).length]).toEqual([0, 1])
  expect(second.ofType(REFUSED)[0]?.text).toBe(first.ofType(REFUSED)[0]?.text)
  expect((await fixture.rowsOf(context.organizationId)).deliveries).toHaveLength(3)
})

test('delivers in order to one endpoint while another fails', async () => {
  const { context, first, second } = await withTwo()
  first.behave((response) => response.writeHead(500).end())
  const resource = newId()
  for (let time = 0; time < 4; time += 1) await fixture.publish(context, balanceArrived(resource))
  await deliverAll(context)
  for (const receiver of [first, second])
    expect(receiver.ofType(ARRIVED).map(({ body }) => body.sequence)).toEqual([1, 2, 3, 4])
  const { deliveries } = await fixture.rowsOf(context.organizationId)
  expect(deliveries.map((row) => row.status).sort()).toEqual([
    ...Array.from({ length: 4 }, () => 'delivered'),
    ...Array.from({ length: 4 }, () => 'pending'),
  ])
})

test('applies a filter to later events only, and replays within it to one endpoint', async () => {
  const { context, first, second, added } = await withTwo({ events: [ARRIVED] })
  await fixture.publish(context, balanceRefused())
  await updateWebhookEndpoint(context, { id: added.id, events: [REFUSED] })
  await fixture.publish(context, balanceArrived())
  await deliverAll(context)
  expect(second.ofType(ARRIVED).length + second.ofType(REFUSED).length).toBe(0)

  const [from, to] = [-60_000, 60_000].map((ms) => new Date(context.now.getTime() + ms))
  const replay = { endpointId: added.id, from: from as Date, to: to as Date }
  expect(await replayWebhooks(context, replay)).toEqual({ replayed: 1 })
  await deliverAll(context)
  expect([second.ofType(ARRIVED).length, second.ofType(REFUSED).length]).toEqual([0, 1])
  expect(first.ofType(REFUSED)).toHaveLength(1)
})

test('replaces or removes only the registration of the kind, and keeps its name and filter', async () => {
  const { context, first, added } = await withTwo()
  const [main] = await listWebhookEndpoints(context)
  await updateWebhookEndpoint(context, { id: main?.id ?? '', name: 'Robô', events: [ARRIVED] })
  await registerWebhook(context, { kind: 'balance', url: `${first.url}?v=2` })
  expect(await listWebhookEndpoints(context)).toMatchObject([
    { id: main?.id, url: `${first.url}?v=2`, name: 'Robô', events: [ARRIVED], isAdditional: false },
    { id: added.id, url: added.url, name: null, events: null, isAdditional: true },
  ])
  expect(await listWebhooks(context)).toHaveLength(1)

  await removeWebhook(context, { kind: 'balance' })
  expect(await listWebhooks(context)).toEqual([])
  expect(await listWebhookEndpoints(context)).toMatchObject([{ id: added.id }])
  await registerWebhook(context, { kind: 'balance', url: first.url })
  expect((await listWebhookEndpoints(context))[0]).toMatchObject({ name: null, events: null })
})

test('gives each endpoint a secret of its own', async () => {
  const { context, added } = await withTwo()
  const rotated = await rotateEndpointSecret(context, { id: added.id })
  expect(rotated.secret).toMatch(/^whsec_/)
  expect(rotated.secret).not.toBe(added.secret)
  const { endpoints } = await fixture.rowsOf(context.organizationId)
  expect(endpoints.map((row) => row.sealed_previous_secret !== null)).toEqual([false, true])
})

test('accepts one endpoint per kind and URL, also in parallel, and at most 20', async () => {
  const { context, second } = await withTwo()
  const add = (url: string) => createWebhookEndpoint(context, { kind: 'balance', url })
  expect(await codeOf(add(second.url))).toBe('webhook_endpoint_exists')
  const codes = await Promise.all(Array.from({ length: 12 }, () => codeOf(add(`${second.url}?x`))))
  expect(codes.filter((code) => code === 'webhook_endpoint_exists')).toHaveLength(11)
  for (let count = 3; count < 20; count += 1) await add(`${second.url}?${count}`)
  expect(await codeOf(add(`${second.url}?last`))).toBe('webhook_endpoints_full')
})

test('hides an endpoint from another application and another organization', async () => {
  const { context, added } = await withTwo()
  const others = [await fixture.newApplication(context.organizationId), await fixture.newApplication()]
  for (const other of others) {
    for (const act of [updateWebhookEndpoint, removeWebhookEndpoint, rotateEndpointSecret])
      expect(await codeOf(act(other, { id: added.id }))).toBe('webhook_not_found')
    await fixture.publish(other, balanceArrived())
  }
  const { deliveries } = await fixture.rowsOf(context.organizationId)
  expect(deliveries).toHaveLength(2)
  expect(await listWebhookEndpoints(others[1] as Context)).toEqual([])
})
