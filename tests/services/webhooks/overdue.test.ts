import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#lib/config/ids.ts'
import { registerWebhook } from '#lib/services/webhooks/register-webhook.ts'
import { at, balanceArrived, startWebhookFixture, type WebhookFixture } from './webhook-fixture.ts'

let fixture: WebhookFixture
beforeAll(async () => {
  fixture = await startWebhookFixture()
})
afterAll(() => fixture.stop())

test('counts deliveries of all organizations that nobody attempted for a minute, with the age of the oldest', async () => {
  const { getReadiness } = await import('#lib/services/reference/get-readiness.ts')
  const callers = [await fixture.newApplication(), await fixture.newApplication()]
  for (const caller of callers) {
    const { url } = await fixture.receiver()
    await registerWebhook(caller, { kind: 'balance', url })
    for (const id of [newId(), newId()]) await fixture.publish(caller, balanceArrived(id))
  }
  const [caller] = callers
  if (!caller) throw new Error('there are two callers')
  const after = (seconds: number) => getReadiness(at(caller, seconds * 1000))

  expect(await after(59)).toMatchObject({ overdueDeliveries: 0, oldestDeliverySeconds: 59 })
  expect(await after(61)).toMatchObject({ overdueDeliveries: 4, oldestDeliverySeconds: 61 })
  // Claiming leases the deliveries for a while, so they are no longer overdue.
  const { claimDueDeliveries } = await import('#lib/services/webhooks/claim-due-deliveries.ts')
  const claim = { worker: 'one', at: at(caller, 61_000).now, until: at(caller, 90_000).now }
  const lanes = [{ lane: 'new', most: 8, fullOrganizations: [] }] as const
  await claimDueDeliveries({ ...claim, endpoints: [], firstSlots: 8, lanes, withFailing: true })
  expect(await after(62)).toMatchObject({ overdueDeliveries: 0, oldestDeliverySeconds: 0 })
})
