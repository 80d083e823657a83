import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { registerWebhook } from '#lib/services/webhooks/register-webhook'
import { rotateWebhookSecret } from '#lib/services/webhooks/rotate-webhook-secret'
import type { Received } from '#tests/support/receiver'
import { at, balanceArrived, startWebhookFixture, type WebhookFixture } from './webhook-fixture.ts'

const SECOND = 1000
const DAY = 24 * 60 * 60 * SECOND

let fixture: WebhookFixture
beforeAll(async () => {
  fixture = await startWebhookFixture()
})
afterAll(() => fixture.stop())

test('after a rotation both secrets sign for 24 hours, then the new one alone', async () => {
  const receiver = await fixture.receiver()
  const context = await fixture.newApplication()
  const { secret } = await registerWebhook(context, { kind: 'balance', url: receiver.url })
  receiver.received.length = 0
  await fixture.publish(context, balanceArrived())
  const rotated = await rotateWebhookSecret(context, { kind: 'balance' })
  expect(rotated.secret).toMatch(/^whsec_/)
  expect(rotated.secret).not.toBe(secret)
  receiver.behave((response) => response.writeHead(500).end())
  await fixture.attempt(at(context, DAY - SECOND))
  await fixture.attempt(at(context, DAY + SECOND))
  const signatures = receiver.received.map((entry) => String(entry.headers['webhook-signature']).split(' '))
  expect(signatures.map((list) => list.length)).toEqual([2, 1])
  const expected = (key: string, index: number) => {
    const { headers, text } = receiver.received[index] as Received
    const sentAt = new Date(Number(headers['webhook-timestamp']) * 1000)
    return new Webhook(key).sign(String(headers['webhook-id']), sentAt, text)
  }
  expect(signatures[0]).toEqual([expected(rotated.secret ?? '', 0), expected(secret ?? '', 0)])
  expect(signatures[1]).toEqual([expected(rotated.secret ?? '', 1)])
})
