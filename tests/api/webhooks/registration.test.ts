import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WEBHOOK_KINDS } from '#lib/domain/webhooks/webhook-kinds.ts'
import { verifyWebhook } from '#tests/support/checks/verify-webhook.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

let harness: Harness
beforeAll(async () => {
  process.env.WEBHOOK_TIMEOUT_MS = '500'
  harness = await startHarness({ worker: false })
})
afterAll(() => harness.stop())

const register = (kind: string, body: unknown) =>
  harness.api(`/user/webhook/${kind}`, { method: 'POST', body })
const registrations = async () => (await harness.api('/user/webhook')).body.data

describe('registration of a receiver', () => {
  test.each(WEBHOOK_KINDS)('tests, stores and notifies a receiver of kind %s', async (kind) => {
    const receiver = await harness.receiver()
    const url = `${receiver.url}?token=a%2Fb&x=1`
    const answer = await register(kind, { url, ignored: true })
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({ kind, url })
    expect(receiver.received.map((entry) => Object.keys(entry.body))).toEqual([
      ['type', 'timestamp'],
      ['type', 'timestamp', 'url'],
    ])
    expect(receiver.received.map((entry) => entry.body.type)).toEqual(['webhook.test', 'webhook.registered'])
    expect(receiver.received.every((entry) => entry.path === '/hook?token=a%2Fb&x=1')).toBe(true)
    expect(await registrations()).toContainEqual(expect.objectContaining({ kind, url, status: 'active' }))
  })

  test('returns the secret once; posting again replaces the URL, keeps the secret and signs with it', async () => {
    await harness.api('/user/webhook/balance', { method: 'DELETE' })
    const receiver = await harness.receiver()
    const first = await register('balance', { url: receiver.url })
    expect(first.body.secret).toMatch(/^whsec_/)
    const again = await register('balance', { url: `${receiver.url}?v=2` })
    expect(again.status).toBe(200)
    expect(again.body).not.toHaveProperty('secret')
    const last = receiver.received.at(-1)
    expect(() => verifyWebhook(first.body.secret, last?.text ?? '', last?.headers ?? {})).not.toThrow()
    const balances = (await registrations()).filter((one: { kind: string }) => one.kind === 'balance')
    expect(balances).toMatchObject([{ url: `${receiver.url}?v=2` }])
  })

  test('is rejected with the received status when the receiver does not answer 2xx', async () => {
    const receiver = await harness.receiver()
    receiver.behave((response) => response.writeHead(418).end())
    const answer = await register('balance', { url: receiver.url })
    expect(answer.status).toBe(422)
    expect(answer.body).toMatchObject({ code: 'webhook_validation_failed', receiverStatus: 418 })
    expect(answer.body.message).toContain('418')
  })

  test('is rejected with the cause when there is no answer', async () => {
    const hanging = await harness.receiver()
    hanging.behave(() => {})
    const stopped = await harness.receiver()
    await stopped.stop()
    const redirecting = await harness.receiver()
    redirecting.behave((response) => response.writeHead(302, { location: hanging.url }).end())
    const messages = []
    for (const url of [hanging.url, stopped.url, redirecting.url, `http://${'n'.repeat(64)}.example/hook`]) {
      const answer = await register('balance', { url })
      expect(answer.body.code, url).toBe('webhook_validation_failed')
      messages.push(answer.body.message)
    }
    expect(messages[0]).toContain('não respondeu a tempo')
    expect(messages[1]).toContain('recusada')
    expect(messages[2]).toContain('302')
    expect(messages[3]).toContain('não foi encontrado')
  })

  test('leaves the earlier registration unchanged when it is rejected', async () => {
    const receiver = await harness.receiver()
    await register('proposal', { url: receiver.url })
    receiver.behave((response) => response.writeHead(500).end())
    await register('proposal', { url: `${receiver.url}?broken` })
    expect(await registrations()).toContainEqual(
      expect.objectContaining({ kind: 'proposal', url: receiver.url, status: 'active' }),
    )
  })

  test('names the fault of the URL', async () => {
    const cases: [unknown, string][] = [
      [{ url: 'ftp://example.com/x' }, 'webhook_url_invalid'],
      [{ url: 'http://user:pass@127.0.0.1/' }, 'webhook_url_invalid'],
      [{ url: 'http://169.254.169.254/latest/meta-data' }, 'webhook_url_blocked'],
      [{ url: 'http://0.0.0.0/' }, 'webhook_url_blocked'],
      [{}, 'invalid_request'],
      [{ url: 7 }, 'invalid_request'],
    ]
    for (const [body, code] of cases) {
      const answer = await register('balance', body)
      expect([answer.status, answer.body.code]).toEqual([422, code])
    }
  })

  test('does not exist for an unknown kind', async () => {
    expect((await register('unknown', { url: 'https://example.com' })).status).toBe(404)
  })

  test('requires the scope for webhooks', async () => {
    const token = await harness.token('fgts')
    const answer = await harness.api('/user/webhook/balance', { method: 'POST', body: { url: 'x' }, token })
    expect([answer.status, answer.body.code]).toEqual([403, 'insufficient_scope'])
  })
})

describe('rotation and removal', () => {
  test.each(WEBHOOK_KINDS)('return a new secret for kind %s and then delete the receiver', async (kind) => {
    await harness.api(`/user/webhook/${kind}`, { method: 'DELETE' })
    const receiver = await harness.receiver()
    const first = await register(kind, { url: receiver.url })
    const rotated = await harness.api(`/user/webhook/${kind}/rotate`, { method: 'POST' })
    expect(rotated.status).toBe(200)
    expect(rotated.body).toMatchObject({ kind, url: receiver.url, secret: expect.stringMatching(/^whsec_/) })
    expect(rotated.body.secret).not.toBe(first.body.secret)
    const removed = await harness.api(`/user/webhook/${kind}`, { method: 'DELETE' })
    expect(removed.status).toBe(200)
    expect((await registrations()).map((one: { kind: string }) => one.kind)).not.toContain(kind)
    for (const [path, method] of [
      [`/user/webhook/${kind}/rotate`, 'POST'],
      [`/user/webhook/${kind}`, 'DELETE'],
    ] as const) {
      const answer = await harness.api(path, { method })
      expect([answer.status, answer.body.code]).toEqual([404, 'webhook_not_found'])
    }
    const anew = await register(kind, { url: receiver.url })
    expect(anew.body.secret).toMatch(/^whsec_/)
    expect(anew.body.secret).not.toBe(rotated.body.secret)
  })

  test('are audited without the secret or the address', async () => {
    const rows = await harness.database
      .owner`select action, details from audit_entries where subject_type = 'webhook_endpoint'`
    expect(new Set(rows.map((row) => row.action))).toEqual(
      new Set(['webhook.registered', 'webhook.secret_rotated', 'webhook.removed']),
    )
    expect(JSON.stringify(rows)).not.toMatch(/whsec_|http/)
  })
})
