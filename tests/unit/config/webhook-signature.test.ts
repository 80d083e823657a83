import { beforeAll, expect, test } from 'vitest'
import { now } from '#lib/config/clock.ts'
import { signatureHeaders } from '#lib/config/webhook-signature.ts'
import { decryptWebhookSecret, encryptWebhookSecret, newWebhookSecret } from '#lib/webhooks/webhook-secret.ts'
import { verifyWebhook } from '#tests/support/checks/verify-webhook.ts'
import { TEST_ENVIRONMENT } from '#tests/support/servers/test-environment.ts'

const message = { id: '019a0000-0000-7000-8000-000000000001', at: now(), body: '{"nome":"João"}' }

beforeAll(() => {
  Object.assign(process.env, TEST_ENVIRONMENT, { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' })
})

test('signs so that the reference library of Standard Webhooks verifies it', () => {
  const secret = newWebhookSecret()
  const headers = signatureHeaders(message, [secret])
  expect(verifyWebhook(secret, message.body, headers)).toEqual({ nome: 'João' })
})

test('signs with both secrets during a rotation, and a receiver may have either', () => {
  const [present, previous] = [newWebhookSecret(), newWebhookSecret()]
  const headers = signatureHeaders(message, [present, previous])
  expect(headers['webhook-signature']?.split(' ')).toHaveLength(2)
  expect(() => verifyWebhook(present, message.body, headers)).not.toThrow()
  expect(() => verifyWebhook(previous, message.body, headers)).not.toThrow()
})

test('does not verify with another secret nor with another body', () => {
  const secret = newWebhookSecret()
  const headers = signatureHeaders(message, [secret])
  expect(() => verifyWebhook(newWebhookSecret(), message.body, headers)).toThrow()
  expect(() => verifyWebhook(secret, '{"nome":"Maria"}', headers)).toThrow()
})

test('stores secrets encrypted and decrypts them unchanged', () => {
  const secret = newWebhookSecret()
  const encrypted = encryptWebhookSecret(secret)
  expect(encrypted).not.toContain(secret.slice(6, 20))
  expect(decryptWebhookSecret(encrypted)).toBe(secret)
})
