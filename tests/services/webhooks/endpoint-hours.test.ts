import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { now } from '#lib/config/clock.ts'
import { clearOldRows } from '#lib/services/housekeeping/clear-old-rows.ts'
import { enableWebhookEndpoint } from '#lib/services/webhooks/enable-webhook-endpoint.ts'
import { pauseWebhookEndpoint } from '#lib/services/webhooks/pause-webhook-endpoint.ts'
import { registerWebhook } from '#lib/services/webhooks/register-webhook.ts'
import { endpointHealth } from '#lib/services/webhooks/shared/endpoint-health.ts'
import { at, balanceRefused, startWebhookFixture, type WebhookFixture } from './webhook-fixture.ts'

const HOUR_MS = 3_600_000
const MANY = 21_000

let fixture: WebhookFixture
beforeAll(async () => {
  fixture = await startWebhookFixture()
})
afterAll(() => fixture.stop())

/** Registers a receiver, whose endpoint gets an event, and returns functions that attempt its delivery. */
const setUp = async (organizationId?: string) => {
  const receiver = await fixture.receiver()
  const context = await fixture.newApplication(organizationId)
  await registerWebhook(context, { kind: 'balance', url: receiver.url })
  await fixture.publish(context, balanceRefused())
  const { endpoints, deliveries } = await fixture.rowsOf(context.organizationId)
  const endpointId = String(endpoints.at(-1)?.id)
  const delivery = deliveries.findLast((one) => one.endpoint_id === endpointId)
  const attempted = (count: number, { hours, ok = true }: { hours: number; ok?: boolean }) => fixture.owner`
    insert into webhook_attempts (id, organization_id, delivery_id, number, at, duration_ms, ok, error)
    select uuidv7(), ${context.organizationId}, ${String(delivery?.id)}, 1, ${at(context, hours * HOUR_MS).now}, 5, ${ok},
      ${ok ? null : 'timeout'}
    from generate_series(1, ${count}::int)`
  const health = async (hours: number) =>
    (await endpointHealth(at(context, hours * HOUR_MS))).find(({ id }) => id === endpointId)
  return { context, receiver, endpointId, attempted, health }
}

test('every attempt of an hour counts, however many other endpoints have', async () => {
  const failing = await setUp()
  const busy = await setUp(failing.context.organizationId)
  await failing.attempted(20, { hours: 1, ok: false })
  await busy.attempted(MANY, { hours: 2 })
  await busy.attempted(1, { hours: 2, ok: false })
  expect(await failing.health(2)).toMatchObject({
    status: 'failing',
    attempts: 20,
    succeeded: 0,
    lastFailure: { cause: 'timeout' },
  })
  const health = await busy.health(3)
  expect(health).toMatchObject({ status: 'active', attempts: MANY + 1, succeeded: MANY })
  expect(health?.hours.at(-2)).toEqual({ attempts: MANY + 1, succeeded: MANY })
})

test('an hour counts for a day, and is cleared a day later', async () => {
  const { context, attempted, health } = await setUp()
  await attempted(3, { hours: 1 })
  expect((await health(24))?.hours[0]).toEqual({ attempts: 3, succeeded: 3 })
  expect(await health(25)).toMatchObject({ attempts: 0 })
  const rows = () =>
    fixture.owner`select 1 from webhook_attempt_hours where organization_id = ${context.organizationId}`
  await clearOldRows(at(context, 48 * HOUR_MS).now)
  expect(await rows()).toHaveLength(1)
  await clearOldRows(at(context, 51 * HOUR_MS).now)
  expect(await rows()).toHaveLength(0)
})

test('attempts before an endpoint was enabled or registered again do not count', async () => {
  const { context, receiver, endpointId, attempted, health } = await setUp()
  await attempted(3, { hours: 1, ok: false })
  await enableWebhookEndpoint(at(context, 2 * HOUR_MS), { id: endpointId })
  expect(await health(2)).toMatchObject({ attempts: 0, lastFailure: null })
  await attempted(2, { hours: 1, ok: false })
  await attempted(1, { hours: 2.5 })
  expect(await health(3)).toMatchObject({ attempts: 1, succeeded: 1, lastFailure: null })
  await registerWebhook(at(context, 3 * HOUR_MS), { kind: 'balance', url: `${receiver.url}/new` })
  expect(await health(3)).toMatchObject({ attempts: 0 })
})

test('the next attempt of an endpoint is its first one that is not in progress', async () => {
  const { context, endpointId, health } = await setUp()
  const later = at(context, HOUR_MS).now
  await fixture.publish(context, balanceRefused())
  const { queue } = await fixture.rowsOf(context.organizationId)
  const [first, second] = queue.map(({ delivery_id }) => String(delivery_id))
  await fixture.owner`update webhook_queue set due_at = ${later}, is_patient = true where delivery_id = ${String(second)}`
  expect(await health(0)).toMatchObject({ nextAttemptAt: context.now, held: 0 })
  await fixture.owner`update webhook_queue set claimed_by = 'one' where delivery_id = ${String(first)}`
  expect(await health(0)).toMatchObject({ nextAttemptAt: later, held: 0 })
  await pauseWebhookEndpoint(context, { id: endpointId })
  expect(await fixture.attempt(context)).toBe('held')
  expect(await health(0)).toMatchObject({ held: 1 })
})

test('the migration sums the attempts of the last day as the triggers do', async () => {
  const { owner } = fixture
  const one = await setUp()
  const [{ id } = { id: '' }] = await owner`
    select id from webhook_deliveries where organization_id = ${one.context.organizationId}`
  await owner`delete from webhook_attempt_hours`
  await owner`
    insert into webhook_attempts (id, organization_id, delivery_id, number, at, duration_ms, ok)
    select uuidv7(), ${one.context.organizationId}, ${id}, 1, ${now()}::timestamptz - n * interval '1 minute', 5, n % 3 > 0
    from generate_series(0, 100) as n`
  const sums = () =>
    owner`select * from webhook_attempt_hours where organization_id = ${one.context.organizationId} order by starts_at`
  const summed = await sums()
  expect(summed.length).toBeGreaterThan(1)
  await owner`delete from webhook_attempt_hours`
  const migration = readFileSync('db/migrations/0019_webhook_attempt_hours.sql', 'utf8')
  await owner.unsafe(migration.split('--> statement-breakpoint').at(-1) ?? '')
  expect(await sums()).toEqual(summed)
})
