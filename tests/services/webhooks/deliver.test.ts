import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { now as testNow } from '#lib/config/clock.ts'
import { getWebhookDelivery } from '#lib/services/webhooks/get-webhook-delivery.ts'
import { registerWebhook } from '#lib/services/webhooks/register-webhook.ts'
import { removeWebhook } from '#lib/services/webhooks/remove-webhook.ts'
import { verifyWebhook } from '#tests/support/checks/verify-webhook.ts'
import { at, balanceArrived, START, startWebhookFixture, type WebhookFixture } from './webhook-fixture.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

let fixture: WebhookFixture
beforeAll(async () => {
  fixture = await startWebhookFixture()
})
afterAll(() => fixture.stop())

const withPendingDelivery = async () => {
  const receiver = await fixture.receiver()
  const context = await fixture.newApplication()
  const { secret } = await registerWebhook(context, {
    kind: 'balance',
    url: `${receiver.url}?tenant=7&x=a%2Fb`,
  })
  receiver.received.length = 0
  await fixture.publish(context, balanceArrived())
  const rows = () => fixture.rowsOf(context.organizationId)
  return { receiver, context, secret: secret ?? '', rows }
}

const waitOf = (plannedAt: Date) => plannedAt.getTime() - START.getTime()

describe('a delivery', () => {
  test('arrives signed at the registered URL with its query, and is recorded', async () => {
    const { receiver, context, secret, rows } = await withPendingDelivery()
    const present = { ...context, now: testNow() }
    expect(await fixture.attempt(present)).toBe('delivered')
    const [request] = receiver.received
    const { events, deliveries, attempts, queue } = await rows()
    expect(request?.text).toBe(events[0]?.body)
    expect(request?.path).toBe('/hook?tenant=7&x=a%2Fb')
    expect(request?.headers).toMatchObject({
      'content-type': 'application/json',
      'webhook-id': events[0]?.id,
      'webhook-timestamp': String(Math.floor(present.now.getTime() / 1000)),
    })
    expect(() => verifyWebhook(secret, request?.text ?? '', request?.headers ?? {})).not.toThrow()
    expect(deliveries).toMatchObject([{ status: 'delivered', attempts: 1, next_attempt_at: null }])
    expect(queue).toEqual([])
    expect(attempts).toMatchObject([{ number: 1, ok: true, response_status: 204, error: null }])
  })

  test('shows status and attempt together, also when read while an attempt is recorded', async () => {
    const { receiver, context, rows } = await withPendingDelivery()
    receiver.behave((response) => response.writeHead(500).end())
    const id = String((await rows()).deliveries[0]?.id)
    let isOver = false
    const read = async () => {
      while (!isOver) {
        const { attempts, history } = await getWebhookDelivery(context, { id })
        expect(history).toHaveLength(attempts)
      }
    }
    const record = async () => {
      for (let attempt = 1; attempt <= 10; attempt += 1) await fixture.attempt(context)
    }
    await Promise.all([record().finally(() => (isOver = true)), read(), read(), read(), read()])
  })

  test('is retried with the same bytes and the same id, on schedule', async () => {
    const { receiver, context, rows } = await withPendingDelivery()
    receiver.behave((response) => response.writeHead(500, { server: 'x' }).end('broken '.repeat(1000)))
    expect(await fixture.attempt(context)).toBe('pending')
    const afterFirst = await rows()
    expect(Math.abs(waitOf(afterFirst.deliveries[0]?.next_attempt_at) - 5 * SECOND)).toBeLessThan(SECOND)
    expect(await fixture.attempt(context)).toBe('pending')
    const { deliveries, attempts, queue } = await rows()
    expect(Math.abs(waitOf(deliveries[0]?.next_attempt_at) - 5 * MINUTE)).toBeLessThan(31 * SECOND)
    expect(queue).toMatchObject([{ due_at: deliveries[0]?.next_attempt_at, is_fresh: false }])
    const [first, second] = receiver.received
    expect(second?.text).toBe(first?.text)
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id'])
    expect(attempts).toMatchObject([
      { number: 1, ok: false, response_status: 500, error: 'status', response_headers: { server: 'x' } },
      { number: 2, ok: false },
    ])
    expect(attempts[0]?.response_body).toHaveLength(2048)
  })

  test('fails after the tenth attempt, and its event is kept', async () => {
    const { receiver, context, rows } = await withPendingDelivery()
    receiver.behave((response) => response.writeHead(503).end())
    for (let attempt = 1; attempt <= 9; attempt += 1) await fixture.attempt(context)
    expect(await fixture.attempt(context)).toBe('failed')
    const { deliveries, attempts, events } = await rows()
    expect(deliveries).toMatchObject([{ status: 'failed', attempts: 10, next_attempt_at: null }])
    expect(attempts).toHaveLength(10)
    expect(events).toHaveLength(1)
  })

  test('counts two simultaneous attempts once', async () => {
    const { receiver, context, rows } = await withPendingDelivery()
    receiver.behave((response) => response.writeHead(500).end())
    await fixture.attemptTwice(context)
    expect((await rows()).attempts).toHaveLength(1)
    receiver.behave((response) => response.writeHead(200).end())
    await fixture.attemptTwice(context)
    const { attempts, deliveries } = await rows()
    expect([attempts.length, deliveries[0]?.attempts]).toEqual([2, 2])
  })

  test('waits as long as Retry-After says', async () => {
    const { receiver, context, rows } = await withPendingDelivery()
    receiver.behave((response) => response.writeHead(429, { 'retry-after': '3600' }).end())
    await fixture.attempt(context)
    const plannedAt = (await rows()).deliveries[0]?.next_attempt_at
    expect(waitOf(plannedAt)).toBeGreaterThanOrEqual(HOUR)
    expect(waitOf(plannedAt)).toBeLessThan(HOUR + MINUTE)
  })

  test('is held once the application removed its registration', async () => {
    const { receiver, context, rows } = await withPendingDelivery()
    await removeWebhook(context, { kind: 'balance' })
    expect(await fixture.attempt(context)).toBe('held')
    expect(receiver.received).toEqual([])
    expect((await rows()).deliveries).toMatchObject([{ status: 'held' }])
  })
})

describe('a receiver', () => {
  test('that hangs is given up after the timeout', async () => {
    const { receiver, context, rows } = await withPendingDelivery()
    receiver.behave(() => {})
    expect(await fixture.attempt(context)).toBe('pending')
    const [attempt] = (await rows()).attempts
    expect(attempt).toMatchObject({ ok: false, error: 'timeout', response_status: null })
    expect(attempt?.duration_ms).toBeGreaterThanOrEqual(400)
  })

  test('that answers 2xx without ending its body has received the event', async () => {
    const { receiver, context, rows } = await withPendingDelivery()
    receiver.behave((response) => response.writeHead(200).write('thanks'))
    expect(await fixture.attempt(context)).toBe('delivered')
    expect((await rows()).attempts).toMatchObject([{ ok: true, response_body: 'thanks' }])
  })

  test('that is gone from its port counts as a refused connection', async () => {
    const { receiver, context, rows } = await withPendingDelivery()
    await receiver.stop()
    expect(await fixture.attempt(context)).toBe('pending')
    expect((await rows()).attempts).toMatchObject([{ ok: false, error: 'connection_refused' }])
  })

  test('that breaks the connection counts as a failure', async () => {
    const { receiver, context, rows } = await withPendingDelivery()
    receiver.behave((response) => response.socket?.destroy())
    expect(await fixture.attempt(context)).toBe('pending')
    expect((await rows()).attempts).toMatchObject([{ ok: false, error: 'connection_lost' }])
  })

  test('that redirects counts as a failure, and the redirect is not followed', async () => {
    const { receiver, context, rows } = await withPendingDelivery()
    const elsewhere = await fixture.receiver()
    receiver.behave((response) => response.writeHead(307, { location: elsewhere.url }).end())
    expect(await fixture.attempt(context)).toBe('pending')
    expect(elsewhere.received).toEqual([])
    expect((await rows()).attempts).toMatchObject([{ ok: false, error: 'redirect', response_status: 307 }])
  })

  test('that answers 410 is disabled at once, and later events are held until it is registered again', async () => {
    const { receiver, context, rows } = await withPendingDelivery()
    receiver.behave((response) => response.writeHead(410).end())
    expect(await fixture.attempt(context)).toBe('held')
    expect((await rows()).endpoints).toMatchObject([{ disabled_reason: 'gone' }])
    await fixture.publish(context, balanceArrived())
    expect((await rows()).deliveries.map((row) => row.status)).toEqual(['held', 'held'])

    receiver.behave((response) => response.writeHead(200).end())
    await registerWebhook(context, { kind: 'balance', url: receiver.url })
    await fixture.publish(context, balanceArrived())
    const { deliveries, endpoints } = await rows()
    expect(endpoints).toMatchObject([{ disabled_at: null, failing_since: null }])
    expect(deliveries.at(-1)?.status).toBe('pending')
  })

  test('that fails for five days is disabled, and its events are kept', async () => {
    const { receiver, context, rows } = await withPendingDelivery()
    receiver.behave((response) => response.writeHead(500).end())
    await fixture.attempt(context)
    expect(await fixture.attempt(at(context, 5 * DAY - SECOND))).toBe('pending')
    expect((await rows()).endpoints).toMatchObject([{ disabled_at: null }])
    expect(await fixture.attempt(at(context, 5 * DAY + SECOND))).toBe('held')
    const { endpoints, deliveries, events } = await rows()
    expect(endpoints).toMatchObject([{ disabled_reason: 'failing' }])
    expect(deliveries).toMatchObject([{ status: 'held', next_attempt_at: null }])
    expect(events).toHaveLength(1)
  })

  test('that works again in between restarts its five days', async () => {
    const { receiver, context, rows } = await withPendingDelivery()
    await fixture.publish(context, balanceArrived())
    const [first, second] = (await rows()).deliveries.map((row) => String(row.id))
    receiver.behave((response) => response.writeHead(500).end())
    await fixture.attempt(context, first)
    receiver.behave((response) => response.writeHead(200).end())
    await fixture.attempt(at(context, DAY), second)
    expect((await rows()).endpoints).toMatchObject([{ failing_since: null }])
    receiver.behave((response) => response.writeHead(500).end())
    expect(await fixture.attempt(at(context, 5 * DAY + HOUR), first)).toBe('pending')
  })
})
