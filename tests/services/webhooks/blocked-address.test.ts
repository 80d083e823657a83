import { afterAll, beforeAll, expect, test } from 'vitest'
import { registerWebhook } from '#lib/services/webhooks/register-webhook.ts'
import { balanceArrived, startWebhookFixture, type WebhookFixture } from './webhook-fixture.ts'

let fixture: WebhookFixture
beforeAll(async () => {
  fixture = await startWebhookFixture({
    EMBEDDED: '0',
    PASSWORD_COST: '',
    ORIGIN: 'https://credit.example.com',
    WEBHOOK_ALLOWED_HOSTS: '127.0.0.1',
  })
})
afterAll(() => fixture.stop())

test('allows a host inside the network outside the embedded mode only when the operator does', async () => {
  const receiver = await fixture.receiver()
  const context = await fixture.newApplication()
  const registration = await registerWebhook(context, { kind: 'balance', url: receiver.url })
  expect(registration.secret).toMatch(/^whsec_/)
})

test('rejects a name that resolves to loopback at registration, before sending anything', async () => {
  const receiver = await fixture.receiver()
  const context = await fixture.newApplication()
  const url = receiver.url.replace('127.0.0.1', 'localhost')
  await expect(registerWebhook(context, { kind: 'balance', url })).rejects.toMatchObject({
    code: 'webhook_url_blocked',
  })
  expect(receiver.received).toEqual([])
})

test('rejects for good at the delivery a name that resolves to loopback since its registration', async () => {
  const receiver = await fixture.receiver()
  const context = await fixture.newApplication()
  await registerWebhook(context, { kind: 'balance', url: receiver.url })
  receiver.received.length = 0
  const movedUrl = receiver.url.replace('127.0.0.1', 'localhost')
  await fixture.owner`update webhook_endpoints set url = ${movedUrl} where organization_id = ${context.organizationId}`
  await fixture.publish(context, balanceArrived())
  expect(await fixture.attempt(context)).toBe('failed')
  expect(receiver.received).toEqual([])
  const { attempts, events } = await fixture.rowsOf(context.organizationId)
  expect(attempts).toMatchObject([{ ok: false, error: 'blocked_address', response_status: null }])
  expect(JSON.parse(events[0]?.body)).toMatchObject({ livemode: false })
})

test.each(['http://[::1]:9/', 'http://169.254.169.254/latest/', 'http://2130706434/', 'http://10.0.0.1/'])(
  'rejects a private or reserved address at registration: %s',
  async (url) => {
    const context = await fixture.newApplication()
    await expect(registerWebhook(context, { kind: 'balance', url })).rejects.toMatchObject({
      code: 'webhook_url_blocked',
    })
  },
)
