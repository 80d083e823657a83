import { afterAll, beforeAll, expect, test } from 'vitest'
import { now as testNow } from '#lib/config/clock.ts'
import { newId } from '#lib/config/ids.ts'
import { verifyWebhook } from '#tests/support/checks/verify-webhook.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

const ENDPOINTS = '/user/webhook/endpoints'
const ARRIVED = 'balance.status.received.success'
const REFUSED = 'balance.status.received.fail'

let harness: Harness
beforeAll(async () => {
  process.env.WEBHOOK_TIMEOUT_MS = '500'
  harness = await startHarness({ worker: false })
})
afterAll(() => harness.stop())

const add = async (more: Record<string, unknown> = {}) => {
  const receiver = await harness.receiver()
  const body = { kind: 'balance', url: receiver.url, ...more }
  return { receiver, answer: await harness.api(ENDPOINTS, { method: 'POST', body }) }
}
const read = async (path: string) => (await harness.api(path)).body.data

test('adds an endpoint without changing the registration of its kind', async () => {
  const first = await harness.receiver()
  const registration = await harness.api('/user/webhook/balance', {
    method: 'POST',
    body: { url: first.url },
  })
  expect(Object.keys(registration.body)).toEqual(['kind', 'url', 'secret', 'registeredAt'])
  const before = (await harness.api('/user/webhook')).text
  const { answer, receiver } = await add({ name: ' Financeiro ', events: [REFUSED], ignored: true })
  expect(answer.status).toBe(201)
  expect(answer.body).toMatchObject({
    kind: 'balance',
    name: 'Financeiro',
    events: [REFUSED],
    additional: true,
    url: receiver.url,
    status: 'active',
    secret: expect.stringMatching(/^whsec_/),
  })
  expect(answer.body.secret).not.toBe(registration.body.secret)
  expect(receiver.received.map(({ body }) => body.type)).toEqual(['webhook.test', 'webhook.registered'])
  const { text, headers } = receiver.received[0] ?? { text: '', headers: {} }
  expect(() => verifyWebhook(answer.body.secret, text, headers)).not.toThrow()

  expect((await harness.api('/user/webhook')).text).toBe(before)
  const { secret: _, ...endpoint } = answer.body
  expect(await read(ENDPOINTS)).toMatchObject([{ url: first.url, events: null, additional: false }, endpoint])
})

test('rejects a filter with events of another kind, naming the possible ones', async () => {
  const unknown = await add({ events: [ARRIVED, 'balance.gone'] })
  expect([unknown.answer.status, unknown.answer.body.code]).toEqual([422, 'invalid_request'])
  expect(unknown.answer.body.errors).toMatchObject([{ pointer: '/events/1' }])
  expect(unknown.answer.body.errors[0].allowed).toContain(REFUSED)

  const foreign = await add({ events: ['proposal.status.update'] })
  expect(foreign.answer.status).toBe(422)
  expect(foreign.answer.body).toMatchObject({
    code: 'webhook_event_of_other_kind',
    allowed: [ARRIVED, REFUSED],
    errors: [{ pointer: '/events' }],
  })
  expect(foreign.answer.body.detail).toContain(`${ARRIVED}, ${REFUSED}`)
  expect(foreign.receiver.received).toEqual([])
})

test('changes only the given fields of an endpoint; its URL is tested, and enables it again', async () => {
  const { answer, receiver } = await add({ name: 'Antigo', events: [] })
  expect(answer.body.events).toBeNull()
  const path = `${ENDPOINTS}/${answer.body.id}`
  const change = (body: unknown) => harness.api(path, { method: 'PATCH', body })
  expect((await change({ events: [ARRIVED] })).body).toMatchObject({ name: 'Antigo', events: [ARRIVED] })
  expect((await change({ name: '' })).body).toMatchObject({ name: null, events: [ARRIVED] })
  expect((await change({ events: ['proposal.status.update'] })).body.allowed).toEqual([ARRIVED, REFUSED])

  receiver.behave((response) => response.writeHead(500).end())
  expect((await change({ url: `${receiver.url}?2` })).body.code).toBe('webhook_validation_failed')
  receiver.behave((response) => response.writeHead(204).end())
  await harness.database.owner`
    update webhook_endpoints set disabled_at = now(), disabled_reason = 'gone' where id = ${answer.body.id}`
  const response = await change({ url: `${receiver.url}?2` })
  expect(response.body).toMatchObject({ url: `${receiver.url}?2`, status: 'active', events: [ARRIVED] })
  expect(response.body).not.toHaveProperty('secret')
})

test('rotates a secret and removes an endpoint by its id; the same URL cannot be added twice', async () => {
  const { answer, receiver } = await add()
  const again = await harness.api(ENDPOINTS, { method: 'POST', body: { kind: 'balance', url: receiver.url } })
  expect([again.status, again.body.code]).toEqual([409, 'webhook_endpoint_exists'])
  const path = `${ENDPOINTS}/${answer.body.id}`
  const rotated = await harness.api(`${path}/rotate`, { method: 'POST' })
  expect(rotated.body.secret).toMatch(/^whsec_/)
  expect(rotated.body.secret).not.toBe(answer.body.secret)
  expect((await harness.api(path, { method: 'DELETE' })).status).toBe(200)
  for (const [address, method] of [
    [path, 'DELETE'],
    [path, 'PATCH'],
    [`${path}/rotate`, 'POST'],
    [`${ENDPOINTS}/${newId()}`, 'DELETE'],
  ] as const) {
    const missing = await harness.api(address, { method, ...(method === 'PATCH' && { body: {} }) })
    expect([missing.status, missing.body.code]).toEqual([404, 'webhook_not_found'])
  }
})

test('filters deliveries and a replay by endpoint', async () => {
  const { answer } = await add()
  const none = await harness.api(`/user/webhook/deliveries?endpointId=${answer.body.id}`)
  expect(none.body.data).toEqual([])
  const now = testNow().getTime()
  const period = { from: new Date(now - 60_000).toISOString(), to: new Date(now + 1000).toISOString() }
  const replay = (endpointId: string) =>
    harness.api('/user/webhook/replay', { method: 'POST', body: { ...period, endpointId } })
  expect((await replay(answer.body.id)).body).toEqual({ replayed: 0 })
  expect((await replay(newId())).body.code).toBe('webhook_not_found')
})
