import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { now } from '#lib/config/clock.ts'
import { addAlertChannel } from '#lib/services/alerts/add-alert-channel.ts'
import { getAlerts } from '#lib/services/alerts/get-alerts.ts'
import { removeAlertChannel } from '#lib/services/alerts/remove-alert-channel.ts'
import { sendAlertMessage } from '#lib/services/alerts/send-alert-message.ts'
import { testAlertChannel } from '#lib/services/alerts/test-alert-channel.ts'
import { codeOf } from '#tests/support/checks/code-of.ts'
import { eventually } from '#tests/support/checks/eventually.ts'
import { verifyWebhook } from '#tests/support/checks/verify-webhook.ts'
import { type AlertFixture, minute, startAlertFixture } from './alert-fixture.ts'

let fixture: AlertFixture
beforeAll(async () => {
  fixture = await startAlertFixture()
})
afterAll(() => fixture?.stop())

const failing = async (kind: 'mail' | 'webhook' = 'mail', address?: string) => {
  const { organizationId, manager } = await fixture.open()
  const to = address ?? `${organizationId}@example.com`
  const channel = await addAlertChannel(manager(), { kind, address: to })
  await fixture.calls(organizationId, minute(0), { failed: 9 })
  const last = async (at = 1) => (await getAlerts(manager(minute(at)))).channels[0]?.last
  return { organizationId, manager, address: to, channel, last }
}

describe('a mail', () => {
  test('is retried later and later as the same mail when the server rejects it, and then given up', async () => {
    const { organizationId, address, last } = await failing()
    fixture.mails.behave('refuse-recipient')
    await fixture.run(organizationId, minute(1))
    expect(await last()).toMatchObject({
      status: 'waiting',
      kind: 'opened',
      nextAt: new Date(minute(1).getTime() + 30_000),
    })
    expect((await last())?.problem).toContain('recusou o remetente ou o destinatário')
    await fixture.send(organizationId, minute(1))
    expect(await fixture.messages(organizationId)).toMatchObject([{ attempts: 1 }])
    for (const at of [2, 5, 16, 50]) await fixture.send(organizationId, minute(at))
    expect(await fixture.messages(organizationId)).toMatchObject([{ attempts: 5, status: 'waiting' }])
    await fixture.send(organizationId, minute(120))
    expect(await last(120)).toMatchObject({ status: 'failed', nextAt: null })
    fixture.mails.behave('take')
    await fixture.send(organizationId, minute(500))
    expect(fixture.mails.to(address)).toEqual([])
  })

  test('is sent once under its message id when accepted at the second attempt', async () => {
    const { organizationId, address, last } = await failing()
    fixture.mails.behave('refuse-message')
    await fixture.run(organizationId, minute(1))
    fixture.mails.behave('take')
    await fixture.send(organizationId, minute(2))
    await fixture.send(organizationId, minute(3))
    const [message] = await fixture.messages(organizationId)
    expect(fixture.mails.to(address).map(({ headers }) => headers['message-id'])).toEqual([
      `<${message?.id}@example.com>`,
    ])
    expect(await last(3)).toMatchObject({ status: 'sent', problem: null })
  })

  test('is given up at a silent server with that cause, in one attempt even if several run at once', async () => {
    const { organizationId, manager, last } = await failing()
    fixture.mails.behave('say-nothing')
    await fixture.evaluate(minute(1))
    const [message] = await fixture.messages(organizationId)
    const attempt = () => sendAlertMessage(manager(minute(1)), { messageId: String(message?.id) })
    const connections = fixture.mails.connections()
    await Promise.all([attempt(), attempt(), attempt(), attempt(), attempt()])
    expect(fixture.mails.connections() - connections).toBe(1)
    expect((await last())?.problem).toContain('não respondeu a tempo')
    fixture.mails.behave('take')
  })
})

describe('a webhook', () => {
  test('is signed with the secret that was returned once, and describes the alert', async () => {
    const receiver = await fixture.receiver()
    const { organizationId, channel } = await failing('webhook', receiver.url)
    expect(receiver.received.map(({ body }) => body.type)).toEqual(['alert.test'])
    await fixture.run(organizationId, minute(1))
    const delivery = receiver.received[1]
    expect(delivery?.body).toMatchObject({
      type: 'alert.opened',
      alert: { kind: 'institution_failing', subject: 'aurora', value: 100, threshold: 30, unit: 'percent' },
    })
    const [message] = await fixture.messages(organizationId)
    expect(delivery?.headers['webhook-id']).toBe(message?.id)
    expect(channel.secret).toMatch(/^whsec_/)
  })

  test('is verified by the library of the standard', async () => {
    const receiver = await fixture.receiver()
    const { manager, channel } = await failing('webhook', receiver.url)
    const { id } = channel
    expect(await testAlertChannel({ ...manager(), now: now() }, { id })).toEqual({
      status: 'sent',
      problem: null,
    })
    const delivery = receiver.received.at(-1)
    const verify = (secret: string) => verifyWebhook(secret, delivery?.text ?? '', delivery?.headers ?? {})
    expect(() => verify(channel.secret ?? '')).not.toThrow()
    expect(() => verify(`whsec_${Buffer.alloc(32).toString('base64')}`)).toThrow()
  })

  test('is retried when the receiver fails, and shows its response', async () => {
    const receiver = await fixture.receiver()
    const { organizationId, last } = await failing('webhook', receiver.url)
    receiver.behave((response) => response.writeHead(503).end())
    await fixture.run(organizationId, minute(1))
    expect(await last()).toMatchObject({ status: 'waiting', problem: 'respondeu com o status 503' })
    receiver.behave((response) => response.writeHead(204).end())
    await fixture.send(organizationId, minute(2))
    expect(await last(2)).toMatchObject({ status: 'sent', problem: null })
  })

  test('is not added for a forbidden address or a receiver that does not answer', async () => {
    const { manager } = await fixture.open()
    const add = (address: string) => codeOf(addAlertChannel(manager(), { kind: 'webhook', address }))
    for (const address of ['http://169.254.169.254/latest', 'http://[fd00:ec2::254]/', 'http://0xa9fea9fe/'])
      expect(await add(address)).toBe('webhook_url_blocked')
    expect(await add('ftp://example.com/x')).toBe('webhook_url_invalid')
    const receiver = await fixture.receiver()
    receiver.behave((response) => response.writeHead(302, { location: 'http://example.com' }).end())
    expect(await add(receiver.url)).toBe('webhook_validation_failed')
    expect((await getAlerts(manager())).channels).toEqual([])
  })
})

describe('a channel', () => {
  test('gets nothing after its removal, not even waiting messages', async () => {
    const { organizationId, manager, address, channel } = await failing()
    await fixture.evaluate(minute(1))
    await removeAlertChannel(manager(minute(1)), { id: channel.id })
    await fixture.send(organizationId, minute(2))
    expect(fixture.mails.to(address)).toEqual([])
    expect(await fixture.messages(organizationId)).toMatchObject([{ status: 'failed', attempts: 1 }])
    expect(await codeOf(testAlertChannel(manager(), { id: channel.id }))).toBe('not_found')
  })

  test('of another organization can be neither tested nor removed', async () => {
    const { channel } = await failing()
    const { manager } = await fixture.open()
    expect(await codeOf(testAlertChannel(manager(), { id: channel.id }))).toBe('not_found')
    expect(await codeOf(removeAlertChannel(manager(), { id: channel.id }))).toBe('not_found')
  })

  test('is tested by a mail that really arrives and becomes its last message', async () => {
    const { manager, address, channel, last } = await failing()
    expect(await testAlertChannel(manager(), { id: channel.id })).toEqual({ status: 'sent', problem: null })
    expect(fixture.mails.to(address).map(({ headers }) => headers.subject)).toEqual(['Teste dos alertas'])
    expect(await last(0)).toMatchObject({ kind: 'test', status: 'sent' })
    fixture.mails.behave('refuse-recipient')
    expect(await testAlertChannel(manager(minute(1)), { id: channel.id })).toMatchObject({ status: 'failed' })
    fixture.mails.behave('take')
  })
})

test('evaluates and mails alerts by jobs of a worker', async () => {
  const { organizationId, address } = await failing()
  const { withTransaction } = await import('#db/transaction.ts')
  const { enqueue } = await import('#lib/queue/enqueue.ts')
  await fixture.calls(organizationId, now(), { failed: 9 })
  const worker = await (await import('#lib/jobs/worker.ts')).startWorker()
  await withTransaction({ organizationId }, (tx) => enqueue(tx, { name: 'evaluate_alerts', payload: {} }))
  await eventually('the mail', () => fixture.mails.to(address).length === 1)
  await worker.stop()
  expect(fixture.mails.to(address)[0]?.headers.subject).toBe('Alerta: Instituição falhando: Aurora')
})
