import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { now as testNow } from '#lib/config/clock.ts'
import { newId } from '#lib/config/ids.ts'
import { eventually } from '#tests/support/checks/eventually.ts'
import { verifyWebhook } from '#tests/support/checks/verify-webhook.ts'
import { type AccessFixture, accessFixture } from '#tests/support/fixtures/access-fixture.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

let harness: Harness
let access: AccessFixture
beforeAll(async () => {
  process.env.WEBHOOK_TIMEOUT_MS = '3000'
  harness = await startHarness()
  access = await accessFixture()
})
afterAll(() => harness.stop())

const TYPE = 'proposal.status.update'

const program = async (organizationId?: string) => {
  const organization = organizationId ?? (await access.organization())
  const { clientId, clientSecret } = await access.application(organization, ['webhooks'])
  const answer = await harness.api('/oauth/token', {
    token: null,
    body: { grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret },
  })
  const token = answer.body.access_token
  const call = (path: string, body?: unknown) =>
    harness.api(path, { token, ...(body !== undefined && { body }) })
  return { organizationId: organization, call, post: (path: string, body: unknown = {}) => call(path, body) }
}

const publish = async (organizationId: string) => {
  const { publish: tell } = await import('#lib/webhooks/publish.ts')
  const { withTransaction } = await import('#db/transaction.ts')
  const { now } = await import('#lib/config/clock.ts')
  const proposalId = newId()
  await withTransaction({ organizationId }, (tx) =>
    tell(
      tx,
      { organizationId, now: now() },
      {
        type: TYPE,
        institutionCode: 'aurora',
        proposalId,
        status: 'analysis',
        previousStatus: 'formalization',
        documentNumber: '52998224725',
        contractNumber: 'FG-1',
        reason: null,
        pendingItems: [],
      },
    ),
  )
  return proposalId
}

type Program = Awaited<ReturnType<typeof program>>

const deliveryOf = (who: Program, resource: string, status: string) =>
  eventually(`a delivery that is ${status}`, async () => {
    const { body } = await who.call(`/user/webhook/deliveries?resource=${resource}`)
    return body.data.find((one: { status: string }) => one.status === status)
  })

describe('the deliveries of an application', () => {
  test('are listed newest first by kind, type, status and resource, with a cursor', async () => {
    const who = await program()
    const receiver = await harness.receiver()
    await who.post('/user/webhook/proposal', { url: receiver.url })
    const ids = [
      await publish(who.organizationId),
      await publish(who.organizationId),
      await publish(who.organizationId),
    ]
    for (const id of ids) await deliveryOf(who, id, 'delivered')
    const first = await who.call('/user/webhook/deliveries?limit=2')
    expect(first.body.data.map(({ resource }: { resource: string }) => resource)).toEqual([ids[2], ids[1]])
    expect(first.body.pages).toMatchObject({ total: 3, hasNext: true })
    const second = await who.call(`/user/webhook/deliveries?limit=2&cursor=${first.body.pages.nextCursor}`)
    expect(second.body.data.map(({ resource }: { resource: string }) => resource)).toEqual([ids[0]])
    const countOf = async (query: string) =>
      (await who.call(`/user/webhook/deliveries?${query}`)).body.data.length
    expect(await countOf(`kind=proposal&type=${TYPE}&status=delivered,failed`)).toBe(3)
    expect([
      await countOf('kind=balance'),
      await countOf('type=other'),
      await countOf('status=held'),
    ]).toEqual([0, 0, 0])
    expect((await who.call('/user/webhook/deliveries?status=nonsense')).status).toBe(422)
  })

  test('include the request with a valid signature and every attempt with its response, but no secret', async () => {
    const who = await program()
    const receiver = await harness.receiver()
    const registration = await who.post('/user/webhook/proposal', { url: receiver.url })
    receiver.behave((response) => response.writeHead(500, { 'x-request-id': 'r1' }).end('quebrou'))
    const resource = await publish(who.organizationId)
    const { id } = await eventually('the first attempt', async () => {
      const { body } = await who.call(`/user/webhook/deliveries?resource=${resource}`)
      return body.data.find((one: { attempts: number }) => one.attempts === 1)
    })
    const { body, text } = await who.call(`/user/webhook/deliveries/${id}`)
    expect(body).toMatchObject({ status: 'pending', attempts: 1, lastStatus: 500 })
    expect(body.history).toMatchObject([
      {
        number: 1,
        ok: false,
        error: 'status',
        response: { status: 500, body: 'quebrou', headers: { 'x-request-id': 'r1' } },
      },
    ])
    const verifySignature = () =>
      verifyWebhook(registration.body.secret, body.request.body, body.history[0].requestHeaders)
    expect(verifySignature).not.toThrow()
    expect(JSON.parse(body.request.body).documentNumber).toBe('52998224725')
    expect(text).not.toContain(registration.body.secret)
  })

  test('are missing for another application and another organization', async () => {
    const who = await program()
    const receiver = await harness.receiver()
    await who.post('/user/webhook/proposal', { url: receiver.url })
    const { id } = await deliveryOf(who, await publish(who.organizationId), 'delivered')
    for (const other of [await program(who.organizationId), await program()]) {
      expect((await other.call('/user/webhook/deliveries')).body.data).toEqual([])
      expect((await other.call(`/user/webhook/deliveries/${id}`)).status).toBe(404)
      expect((await other.post(`/user/webhook/deliveries/${id}/resend`)).status).toBe(404)
    }
  })
})

describe('resending', () => {
  test('sends a delivered event once more with the same id and body, as one more attempt', async () => {
    const who = await program()
    const receiver = await harness.receiver()
    await who.post('/user/webhook/proposal', { url: receiver.url })
    const { id } = await deliveryOf(who, await publish(who.organizationId), 'delivered')
    const answer = await who.post(`/user/webhook/deliveries/${id}/resend`)
    expect([answer.status, answer.body.status]).toEqual([200, 'pending'])
    await eventually('the repeat', () => receiver.ofType(TYPE).length === 2)
    const [one, two] = receiver.ofType(TYPE)
    expect([two?.text, two?.headers['webhook-id']]).toEqual([one?.text, one?.headers['webhook-id']])
    const detail = await eventually('two attempts', async () => {
      const { body } = await who.call(`/user/webhook/deliveries/${id}`)
      return body.history.length === 2 ? body : undefined
    })
    expect(detail.status).toBe('delivered')
  })

  test('rejects held events of a disabled receiver, which go out in order once it is registered again', async () => {
    const who = await program()
    const receiver = await harness.receiver()
    const since = new Date(testNow().getTime() - 60_000).toISOString()
    await who.post('/user/webhook/proposal', { url: receiver.url })
    receiver.behave((response) => response.writeHead(410).end())
    const first = await publish(who.organizationId)
    const { id } = await deliveryOf(who, first, 'held')
    const second = await publish(who.organizationId)
    await deliveryOf(who, second, 'held')
    expect((await who.post(`/user/webhook/deliveries/${id}/resend`)).body.code).toBe('webhook_disabled')
    const period = { from: since, to: new Date(testNow().getTime() + 60_000).toISOString() }
    expect((await who.post('/user/webhook/replay', period)).body.code).toBe('webhook_disabled')

    receiver.behave((response) => response.writeHead(204).end())
    await who.post('/user/webhook/proposal', { url: receiver.url })
    const before = receiver.ofType(TYPE).length
    expect((await who.post('/user/webhook/replay', period)).body).toEqual({ replayed: 2 })
    await eventually('both', () => receiver.ofType(TYPE).length === before + 2)
    const events = receiver.ofType(TYPE).slice(before)
    expect(events.map(({ text }) => JSON.parse(text).proposalId)).toEqual([first, second])
  })

  test('replays events from before the registration too, only of the kind and period', async () => {
    const who = await program()
    const early = await publish(who.organizationId)
    const receiver = await harness.receiver()
    await who.post('/user/webhook/proposal', { url: receiver.url })
    const [from, to] = [new Date(testNow().getTime() - 60_000), new Date(testNow().getTime() + 60_000)]
    const replay = (input: object) =>
      who.post('/user/webhook/replay', { from: from.toISOString(), to: to.toISOString(), ...input })
    expect((await replay({ kind: 'balance' })).body.code).toBe('webhook_not_found')
    expect((await replay({ from: to.toISOString() })).body.code).toBe('replay_period_invalid')
    expect((await replay({ from: '2026-01-01T00:00:00Z' })).body.code).toBe('replay_period_invalid')
    expect((await replay({ from: to.toISOString(), to: new Date(+to + 1).toISOString() })).body).toEqual({
      replayed: 0,
    })
    expect((await replay({ kind: 'proposal' })).body).toEqual({ replayed: 1 })
    await deliveryOf(who, early, 'delivered')
  })
})

describe('the stream to pull', () => {
  test('returns every event once, oldest first, with or without a receiver, and continues from its cursor', async () => {
    const who = await program()
    const ids = [
      await publish(who.organizationId),
      await publish(who.organizationId),
      await publish(who.organizationId),
    ]
    await publish(await access.organization())
    const first = await eventually('two events', async () => {
      const { body } = await who.call('/events?limit=2')
      return body.data.length === 2 ? body : undefined
    })
    expect(first.data.map((event: { proposalId: string }) => event.proposalId)).toEqual(ids.slice(0, 2))
    expect(first.data[0]).toMatchObject({ type: TYPE, sequence: 1, documentNumber: '52998224725' })
    const rest = await eventually('the rest', async () => {
      const { body } = await who.call(`/events?after=${first.nextCursor}`)
      return body.data.length === 1 ? body : undefined
    })
    expect([rest.data[0].proposalId, rest.hasMore]).toEqual([ids[2], false])
    expect((await who.call(`/events?after=${rest.nextCursor}`)).body).toEqual({
      data: [],
      nextCursor: rest.nextCursor,
      hasMore: false,
    })
    expect((await who.call('/events?after=nonsense')).body.code).toBe('cursor_invalid')
  })

  test('rejects a cursor of another database, or from before a restore, instead of staying silent', async () => {
    const who = await program()
    expect((await who.call('/events?after=9000000000000000000-1')).body.code).toBe('cursor_invalid')
    expect((await who.call('/events?after=0-0')).body).toEqual({
      data: [],
      nextCursor: '0-0',
      hasMore: false,
    })
  })
})
