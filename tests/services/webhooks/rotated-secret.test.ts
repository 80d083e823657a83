import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { registerWebhook } from '#lib/services/webhooks/register-webhook.ts'
import { rotateWebhookSecret } from '#lib/services/webhooks/rotate-webhook-secret.ts'
import type { ReceivedRequest } from '#tests/support/servers/receiver.ts'
import { at, balanceArrived, startWebhookFixture, type WebhookFixture } from './webhook-fixture.ts'

const SECOND = 1000
const HOUR = 60 * 60 * SECOND
const DAY = 24 * HOUR

let fixture: WebhookFixture
beforeAll(async () => {
  fixture = await startWebhookFixture()
})
afterAll(() => fixture.stop())

test('signs with both secrets for 24 hours after a rotation, then with the new one only', async () => {
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
  expect(signatures[0]).toEqual(signaturesOf(receiver.received[0], [rotated.secret, secret]))
  expect(signatures[1]).toEqual(signaturesOf(receiver.received[1], [rotated.secret]))
})

test('keeps the own end of every secret when rotated again within 24 hours', async () => {
  const receiver = await fixture.receiver()
  const context = await fixture.newApplication()
  const { secret } = await registerWebhook(context, { kind: 'balance', url: receiver.url })
  receiver.received.length = 0
  await fixture.publish(context, balanceArrived())
  const rotateAt = async (ms: number) =>
    (await rotateWebhookSecret(at(context, ms), { kind: 'balance' })).secret
  const second = await rotateAt(0)
  const third = await rotateAt(HOUR)
  const fourth = await rotateAt(2 * HOUR)
  receiver.behave((response) => response.writeHead(500).end())
  const instants = [DAY - SECOND, DAY + SECOND, DAY + HOUR + SECOND, DAY + 2 * HOUR + SECOND]
  for (const instant of instants) await fixture.attempt(at(context, instant))
  const alive = [[fourth, third, second, secret], [fourth, third, second], [fourth, third], [fourth]]
  for (const [index, secrets] of alive.entries()) {
    const request = receiver.received[index]
    const signatures = String(request?.headers['webhook-signature']).split(' ')
    expect(signatures).toEqual(signaturesOf(request, secrets))
  }
})

const signaturesOf = (request: ReceivedRequest | undefined, secrets: readonly (string | undefined)[]) =>
  secrets.map((secret) => {
    const { headers, text } = request as ReceivedRequest
    const sentAt = new Date(Number(headers['webhook-timestamp']) * 1000)
    return new Webhook(secret ?? '').sign(String(headers['webhook-id']), sentAt, text)
  })
