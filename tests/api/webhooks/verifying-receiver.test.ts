import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WEBHOOK_KINDS } from '#lib/domain/webhooks/webhook-kinds.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'
import { verifies, verifyingReceiver } from '#tests/support/servers/verifying-receiver.ts'

let harness: Harness
beforeAll(async () => {
  harness = await startHarness({ worker: false })
})
afterAll(() => harness.stop())

const newSecret = (bytes = 32) => `whsec_${randomBytes(bytes).toString('base64')}`
const register = (kind: string, body: unknown) =>
  harness.api(`/user/webhook/${kind}`, { method: 'POST', body })

describe('a receiver that rejects unverified requests', () => {
  test.each(WEBHOOK_KINDS)('registers for %s with a secret of its own choice', async (kind) => {
    const secret = newSecret()
    const receiver = await verifyingReceiver(harness, secret)
    const answer = await register(kind, { url: receiver.url, secret })
    expect([answer.status, answer.body.secret]).toEqual([200, secret])
    expect(receiver.received.map(({ body }) => body.type)).toEqual(['webhook.test', 'webhook.registered'])
    expect(receiver.received.every((request) => verifies(secret, request))).toBe(true)
  })

  test('is not registered with a secret that it does not know', async () => {
    await harness.api('/user/webhook/balance', { method: 'DELETE' })
    const receiver = await verifyingReceiver(harness, newSecret())
    for (const body of [{ url: receiver.url }, { url: receiver.url, secret: newSecret() }]) {
      const answer = await register('balance', body)
      expect(answer.body).toMatchObject({ code: 'webhook_validation_failed', receiverStatus: 401 })
      expect(answer.body.detail).toMatch(/webhook-signature.*envie em secret/)
    }
    expect((await harness.api('/user/webhook')).body.data).not.toContainEqual(
      expect.objectContaining({ kind: 'balance' }),
    )
  })

  test('switches to another secret by registering with it, while the previous one still signs', async () => {
    const [before, after] = [newSecret(), newSecret(64)]
    await register('proposal', { url: (await verifyingReceiver(harness, before)).url, secret: before })
    const receiver = await verifyingReceiver(harness, after)
    const response = await register('proposal', { url: receiver.url, secret: after })
    expect([response.status, response.body.secret]).toEqual([200, after])
    for (const request of receiver.received) {
      expect([verifies(before, request), verifies(after, request)]).toEqual([true, true])
    }
    const again = await register('proposal', { url: receiver.url, secret: after })
    expect(again.status).toBe(200)
    expect(again.body).not.toHaveProperty('secret')
  })

  test('keeps its secret when it registers again without one or with an empty one', async () => {
    const secret = newSecret(24)
    const receiver = await verifyingReceiver(harness, secret)
    await register('private-consignment/consult', { url: receiver.url, secret })
    for (const spare of [{}, { secret: '' }, { secret: null }]) {
      const answer = await register('private-consignment/consult', { url: receiver.url, ...spare })
      expect(answer.status).toBe(200)
      expect(answer.body).not.toHaveProperty('secret')
    }
  })

  test('is told the format of a secret', async () => {
    const { url } = await harness.receiver()
    for (const secret of ['whsec_', 'secret', newSecret(23), newSecret(65), newSecret().slice(6), 7]) {
      const answer = await register('balance', { url, secret })
      expect(answer.status, String(secret)).toBe(422)
      expect(answer.body.errors[0]).toMatchObject({ pointer: '/secret' })
    }
  })

  test('leaves no secret in the audit', async () => {
    const rows = await harness.database
      .owner`select action, details from audit_entries where subject_type = 'webhook_endpoint'`
    expect(rows.map(({ action }) => action)).toContain('webhook.secret_rotated')
    expect(JSON.stringify(rows)).not.toMatch(/whsec_/)
  })
})
