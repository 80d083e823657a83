import { parseCrontab } from 'graphile-worker'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { now as testNow } from '#lib/config/clock.ts'
import { newId } from '#lib/config/ids.ts'
import { JOB_NAMES } from '#lib/jobs/job-handlers.ts'
import { TIMETABLE } from '#lib/jobs/timetable.ts'
import { clearOldRows } from '#lib/services/housekeeping/clear-old-rows.ts'
import { registerWebhook } from '#lib/services/webhooks/register-webhook.ts'
import {
  balanceArrived,
  startWebhookFixture,
  type WebhookFixture,
} from '#tests/services/webhooks/webhook-fixture.ts'

let fixture: WebhookFixture
beforeAll(async () => {
  fixture = await startWebhookFixture()
})
afterAll(() => fixture.stop())

const DAY_MS = 86_400_000
const inDays = (days: number, from = testNow()) => new Date(from.getTime() + days * DAY_MS)

/**
 * Creates an application with a receiver, publishes two events of one balance query and, by default, delivers
 * them.
 */
const publishEvent = async ({ delivered = true } = {}) => {
  const receiver = await fixture.receiver()
  const context = await fixture.newApplication()
  await registerWebhook(context, { kind: 'balance', url: receiver.url })
  const balanceId = newId()
  for (const _ of [1, 2]) await fixture.publish(context, balanceArrived(balanceId))
  const { deliveries } = await fixture.rowsOf(context.organizationId)
  if (delivered) for (const { id } of deliveries) await fixture.attempt(context, String(id))
  return { context, balanceId }
}

const counts = async (organizationId: string) => {
  const { events, deliveries, attempts } = await fixture.rowsOf(organizationId)
  return [events.length, deliveries.length, attempts.length]
}

test('deletes events, deliveries and attempts after 30 days, in every organization', async () => {
  const [one, other] = [await publishEvent(), await publishEvent()]
  await clearOldRows(inDays(30, one.context.now))
  expect(await counts(one.context.organizationId)).toEqual([2, 2, 2])
  await clearOldRows(inDays(32))
  for (const { context } of [one, other]) expect(await counts(context.organizationId)).toEqual([1, 0, 0])
})

test('keeps the last event of a resource, so that the next one continues its sequence', async () => {
  const { context, balanceId } = await publishEvent()
  await clearOldRows(inDays(32))
  await fixture.publish(context, balanceArrived(balanceId))
  const { events } = await fixture.rowsOf(context.organizationId)
  expect(events.map(({ sequence }) => sequence)).toEqual([2, 3])
})

test('keeps what is still to be sent', async () => {
  const { context } = await publishEvent({ delivered: false })
  await clearOldRows(inDays(400))
  expect(await counts(context.organizationId)).toEqual([2, 2, 0])
})

test('deletes more than a batch in one run, keeps younger rows, and finds nothing in a second run', async () => {
  const organizationId = await fixture.newOrganization()
  await fixture.owner`
    insert into panel_changes (organization_id, kind, type, subject_id, told_at)
    select ${organizationId}, 'tables', 'old', n::text, now() - interval '4 days' from generate_series(1, 2500) as n`
  await fixture.owner`
    insert into panel_changes (organization_id, kind, type, subject_id, told_at)
    select ${organizationId}, 'tables', 'young', n::text, now() from generate_series(1, 3) as n`
  expect(await clearOldRows(inDays(0))).toMatchObject({ panelChanges: 2499 })
  const kinds = await fixture.owner`
    select kind, type from panel_changes where organization_id = ${organizationId} order by transaction_id, position`
  expect(kinds.map(({ kind, type }) => `${kind} ${type}`)).toEqual([
    'gap ',
    'tables young',
    'tables young',
    'tables young',
  ])
  expect(await clearOldRows(inDays(0))).toMatchObject({ panelChanges: 0 })
})

test('deletes responses of idempotency keys after 72 hours, in an organization that sends none any more', async () => {
  const organizationId = await fixture.newOrganization()
  await fixture.owner`
    insert into idempotency_keys (organization_id, actor_id, key, fingerprint, status, body, started_at)
    select ${organizationId}, 'application:x', n::text, 'x', 200, 'response', now() - interval '1 hour' * n + interval '1 minute'
    from generate_series(70, 1300) as n`
  expect(await clearOldRows(inDays(0))).toMatchObject({ idempotencyKeys: 1300 - 72 })
  const keys = await fixture.owner`
    select key from idempotency_keys where organization_id = ${organizationId} order by started_at desc`
  expect(keys.map(({ key }) => key)).toEqual(['70', '71', '72'])
})

test('skips rows that stay, from batch to batch', async () => {
  const organizationId = await fixture.newOrganization()
  await fixture.owner`
    insert into events (id, organization_id, kind, type, resource_type, resource_id, sequence, body, created_at)
    select (lpad(to_hex(n), 8, '0') || '-0000-7000-8000-000000000000')::uuid, ${organizationId}, 'balance', 't', 'balance',
      (lpad(to_hex(n / 2), 8, '0') || '-0000-7000-8000-0000000000aa')::uuid, n, '{}', now() - interval '60 days'
    from generate_series(1, 2400) as n`
  expect(await clearOldRows(inDays(0))).toMatchObject({ events: 1199 })
})

test('is scheduled by a timetable that names known jobs', () => {
  const tasks = parseCrontab(TIMETABLE).map(({ task }) => task)
  expect(tasks).toEqual([
    'clear_old_rows',
    'end_retentions',
    'anchor_audits',
    'queue_lost_deliveries',
    'evaluate_alerts',
    'roll_up_institution_calls',
    'roll_up_sales_days',
  ])
  expect(JOB_NAMES).toEqual(expect.arrayContaining(tasks))
})
