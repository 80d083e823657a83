import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#lib/config/ids.ts'
import { EVENT_SCHEMAS } from '#lib/contracts/events/event-schemas.ts'
import type { DomainEvent } from '#lib/domain/webhooks/events.ts'
import { registerWebhook } from '#lib/services/webhooks/register-webhook.ts'
import { removeWebhook } from '#lib/services/webhooks/remove-webhook.ts'
import { publish } from '#lib/webhooks/publish.ts'
import {
  balanceArrived,
  balanceRefused,
  startWebhookFixture,
  type WebhookFixture,
} from './webhook-fixture.ts'

let fixture: WebhookFixture
beforeAll(async () => {
  fixture = await startWebhookFixture()
})
afterAll(() => fixture.stop())

const proposalMoved: DomainEvent = {
  type: 'proposal.status.update',
  institutionCode: 'aurora',
  proposalId: newId(),
  status: 'pending',
  previousStatus: 'processing',
  documentNumber: '52998224725',
  contractNumber: 'FG-0000001-0',
  reason: { code: 'pix_refused', text: 'A chave PIX foi recusada.' },
  pendingItems: [
    { id: newId(), type: 'pix_refusal', code: 'pix_refused', text: 'Chave recusada', documentTypes: [] },
  ],
}

test('stores an event and its queued deliveries if and only if the change is committed', async () => {
  const receiver = await fixture.receiver()
  const context = await fixture.newApplication()
  await registerWebhook(context, { kind: 'balance', url: receiver.url })
  const undone = fixture.withTransaction(context, async (tx) => {
    await publish(tx, context, balanceArrived())
    throw new Error('the change failed')
  })
  await expect(undone).rejects.toThrow('the change failed')
  expect(await fixture.rowsOf(context.organizationId)).toMatchObject({
    events: [],
    deliveries: [],
    queue: [],
  })

  await fixture.publish(context, balanceArrived())
  const { events, deliveries, queue } = await fixture.rowsOf(context.organizationId)
  expect([events.length, deliveries.length]).toEqual([1, 1])
  expect(queue).toMatchObject([
    { delivery_id: deliveries[0]?.id, resource_id: events[0]?.resource_id, sequence: 1 },
  ])
})

test('sends to every application of the organization that registered the kind, and to no other', async () => {
  const receiver = await fixture.receiver()
  const first = await fixture.newApplication()
  const second = await fixture.newApplication(first.organizationId)
  const otherKind = await fixture.newApplication(first.organizationId)
  const removed = await fixture.newApplication(first.organizationId)
  const foreign = await fixture.newApplication()
  for (const context of [first, second, removed, foreign]) {
    await registerWebhook(context, { kind: 'balance', url: receiver.url })
  }
  await registerWebhook(otherKind, { kind: 'proposal', url: receiver.url })
  await removeWebhook(removed, { kind: 'balance' })

  await fixture.publish(first, balanceArrived())
  const { deliveries, endpoints } = await fixture.rowsOf(first.organizationId)
  const recipients = endpoints.filter((endpoint) => deliveries.some((one) => one.endpoint_id === endpoint.id))
  expect(recipients.map((endpoint) => endpoint.application_id).sort()).toEqual(
    [first.actor.id, second.actor.id].sort(),
  )
  expect((await fixture.rowsOf(foreign.organizationId)).events).toEqual([])
})

test('sends nothing to a revoked application, not even what was waiting for it', async () => {
  const receiver = await fixture.receiver()
  const context = await fixture.newApplication()
  await registerWebhook(context, { kind: 'balance', url: receiver.url })
  await fixture.publish(context, balanceArrived())
  await fixture.owner`update applications set revoked_at = now() where id = ${context.actor.id}`
  expect(await fixture.attempt(context)).toBe('held')
  await fixture.publish(context, balanceArrived())
  expect((await fixture.rowsOf(context.organizationId)).deliveries.map((row) => row.status)).toEqual(['held'])
  expect(receiver.ofType('balance.status.received.success')).toEqual([])
})

test('numbers the events of one resource without gaps, also in parallel', async () => {
  const context = await fixture.newApplication()
  const [one, other] = [newId(), newId()]
  await Promise.all(Array.from({ length: 20 }, () => fixture.publish(context, balanceArrived(one))))
  await fixture.publish(context, balanceArrived(other))
  const { events } = await fixture.rowsOf(context.organizationId)
  const sequences = (id: string) => events.filter((row) => row.resource_id === id).map((row) => row.sequence)
  expect(sequences(one).sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
  expect(sequences(other)).toEqual([1])
})

test.each([
  ['a balance that arrived', balanceArrived()],
  ['a balance query that failed', balanceRefused()],
  ['a proposal that moved', proposalMoved],
])('publishes %s in exactly the shape of its contract', async (_, event) => {
  const context = await fixture.newApplication()
  await fixture.publish(context, event)
  const { events } = await fixture.rowsOf(context.organizationId)
  const body = JSON.parse(events[0]?.body)
  expect(EVENT_SCHEMAS[event.type].schema.parse(body)).toEqual(body)
  expect(body).toMatchObject({
    id: events[0]?.id,
    type: event.type,
    timestamp: context.now.toISOString(),
    sequence: 1,
    livemode: false,
  })
})

test('sets livemode by the institution: never for a sandbox one', async () => {
  // Only sandbox institutions exist so far, and this constraint rejects any other kind.
  await fixture.owner`alter table institutions drop constraint institutions_kind`
  await fixture.owner`update institutions set kind = 'connected' where code = 'caravela'`
  const context = await fixture.newApplication()
  for (const institutionCode of ['aurora', 'caravela'])
    await fixture.publish(context, { ...proposalMoved, proposalId: newId(), institutionCode } as DomainEvent)
  await fixture.publish(context, { ...balanceArrived(), provider: 'caravela' } as DomainEvent)
  const { events } = await fixture.rowsOf(context.organizationId)
  expect(events.map((row) => JSON.parse(row.body).livemode)).toEqual([false, true, true])
})

test('puts no error into a success and no balance into a failure', async () => {
  const context = await fixture.newApplication()
  await fixture.publish(context, balanceArrived())
  await fixture.publish(context, balanceRefused())
  const { events } = await fixture.rowsOf(context.organizationId)
  const [success, failure] = events.map((row) => JSON.parse(row.body))
  expect(success).toMatchObject({ amount: 350.5, balance: '350.50', cached: false })
  expect(success).not.toHaveProperty('errorMessage')
  expect(failure).toMatchObject({ status: 'fail', code: 'no_balance', retryable: false })
  expect(failure).not.toHaveProperty('balance')
  expect(failure).not.toHaveProperty('amount')
})

test('holds deliveries to a disabled endpoint instead of queuing them', async () => {
  const receiver = await fixture.receiver()
  const context = await fixture.newApplication()
  await registerWebhook(context, { kind: 'balance', url: receiver.url })
  await fixture.owner`update webhook_endpoints set disabled_at = now(), disabled_reason = 'gone'
    where organization_id = ${context.organizationId}`
  await fixture.publish(context, balanceArrived())
  const { deliveries, queue } = await fixture.rowsOf(context.organizationId)
  expect(deliveries).toMatchObject([{ status: 'held', next_attempt_at: null }])
  expect(queue).toEqual([])
})
