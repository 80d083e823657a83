import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { enableWebhookEndpoint } from '#lib/services/webhooks/enable-webhook-endpoint.ts'
import { registerWebhook } from '#lib/services/webhooks/register-webhook.ts'
import { at, balanceArrived, startWebhookFixture, type WebhookFixture } from './webhook-fixture.ts'

const SECOND = 1000

let fixture: WebhookFixture
beforeAll(async () => {
  fixture = await startWebhookFixture()
})
afterAll(() => fixture.stop())

describe('an endpoint', () => {
  test('stays enabled when it was enabled during an attempt', async () => {
    const receiver = await fixture.receiver()
    const context = await fixture.newApplication()
    await registerWebhook(context, { kind: 'balance', url: receiver.url })
    await fixture.publish(context, balanceArrived())
    const rows = () => fixture.rowsOf(context.organizationId)
    receiver.behave(async (response) => {
      const [endpoint] = (await rows()).endpoints
      await enableWebhookEndpoint(at(context, SECOND), { id: String(endpoint?.id) })
      response.writeHead(410).end()
    })
    expect(await fixture.attempt(context)).toBe('pending')
    expect((await rows()).endpoints).toMatchObject([{ disabled_at: null }])
    receiver.behave((response) => response.writeHead(410).end())
    expect(await fixture.attempt(at(context, 9 * SECOND))).toBe('held')
  })
})
