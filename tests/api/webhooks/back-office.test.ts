import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '#lib/config/ids.ts'
import { codeOf } from '#tests/support/checks/code-of.ts'
import { eventually } from '#tests/support/checks/eventually.ts'
import { type AccessFixture, accessFixture } from '#tests/support/fixtures/access-fixture.ts'
import { signedInPerson } from '#tests/support/fixtures/signed-in-person.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

let harness: Harness
let access: AccessFixture
beforeAll(async () => {
  harness = await startHarness()
  access = await accessFixture()
})
afterAll(() => harness.stop())

const setUpDelivery = async () => {
  const person = await signedInPerson(access, { role: 'manager' })
  const { organizationId } = person
  const { clientId, clientSecret } = await access.application(organizationId, ['webhooks'])
  const token = await harness.api('/oauth/token', {
    token: null,
    body: { grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret },
  })
  const receiver = await harness.receiver()
  await harness.api('/user/webhook/balance', {
    token: token.body.access_token,
    body: { url: receiver.url },
  })
  await publish(organizationId)
  const read = (path: string) => harness.api(path, { token: null, headers: person.headers })
  const delivered = await eventually('the delivery', async () => {
    const { body } = await read('/panel/webhooks/deliveries?status=delivered')
    return body.data?.[0]
  })
  return { person, organizationId, receiver, read, delivered }
}

const publish = async (organizationId: string) => {
  const { publish: publishEvent } = await import('#lib/webhooks/publish.ts')
  const { withTransaction } = await import('#db/transaction.ts')
  const { now } = await import('#lib/config/clock.ts')
  await withTransaction({ organizationId }, (tx) =>
    publishEvent(
      tx,
      { organizationId, now: now() },
      {
        type: 'balance.status.received.fail',
        balanceId: newId(),
        documentNumber: '52998224725',
        provider: 'aurora',
        code: 'no_balance',
        details: {},
      },
    ),
  )
}

const contextOf = async ({ person }: Awaited<ReturnType<typeof setUpDelivery>>) => {
  const { resolveSession } = await import('#lib/auth/resolve-session.ts')
  const { now } = await import('#lib/config/clock.ts')
  const caller = await resolveSession(person.headers.cookie, now())
  if (!caller) throw new Error('not signed in')
  return { ...access.context(caller.organizationId), ...caller }
}

describe('webhooks in the panel', () => {
  test('show managers each endpoint with its hourly success of the last day', async () => {
    const { read, receiver } = await setUpDelivery()
    const { body } = await read('/panel/webhooks/endpoints')
    expect(body.endpoints).toMatchObject([
      { url: receiver.url, status: 'active', attempts: 1, succeeded: 1, held: 0, nextAttemptAt: null },
    ])
    const [application] = await harness.database.owner`
      select application_id from webhook_endpoints where id = ${body.endpoints[0].id}`
    expect(body.endpoints[0].applicationId).toBe(application?.application_id)
    expect(body.endpoints[0].hours.at(-1)).toEqual({ attempts: 1, succeeded: 1 })
    expect(body.endpoints[0].lastFailure).toBeNull()
  })

  test('mask the body until it is revealed, which is audited', async () => {
    const all = await setUpDelivery()
    const { body, text } = await all.read(`/panel/webhooks/deliveries/${all.delivered.id}`)
    expect(text).not.toContain('52998224725')
    expect(JSON.parse(body.request.body).documentNumber).toBe('***.982.247-**')
    const { revealDeliveryBody } = await import('#lib/services/webhooks/reveal-delivery-body.ts')
    const why = { reason: 'data_check' } as const
    const revealed = await revealDeliveryBody(await contextOf(all), { id: all.delivered.id, why })
    expect(JSON.parse(revealed.body).documentNumber).toBe('52998224725')
    const [entry] = await harness.database.owner`
      select actor_id, details from audit_entries where action = 'webhook.body_revealed' and subject_id = ${all.delivered.id}`
    expect(entry).toMatchObject({ actor_id: all.person.id })
    const { customerDigest } = await import('#lib/services/kernel/customer-digest.ts')
    const { organizationId } = all
    const reasons = await harness.database.owner`
      select customer_digest from reveal_reasons where organization_id = ${organizationId}`
    expect(reasons.map(({ customer_digest }) => customer_digest)).toEqual([
      customerDigest({ organizationId, documentNumber: '52998224725' }),
    ])
  })

  test("count a revealed body against the person's limit", async () => {
    const all = await setUpDelivery()
    const { revealDeliveryBody } = await import('#lib/services/webhooks/reveal-delivery-body.ts')
    const context = await contextOf(all)
    const why = { reason: 'complaint' } as const
    expect(await codeOf(revealDeliveryBody(context, { id: all.delivered.id }))).toBe('reveal_reason_required')
    const reveal = () => revealDeliveryBody(context, { id: all.delivered.id, why })
    for (let count = 0; count < 240; count += 1) await reveal()
    expect(await codeOf(reveal())).toBe('reveal_limit_reached')
  })

  test('are closed to agents, and show nothing of another organization', async () => {
    const { delivered } = await setUpDelivery()
    const agent = await signedInPerson(access)
    const other = await signedInPerson(access, { role: 'manager' })
    for (const path of [
      '/panel/webhooks/endpoints',
      '/panel/webhooks/deliveries',
      '/user/webhook/deliveries',
    ])
      expect((await harness.api(path, { token: null, headers: agent.headers })).body.code).toBe(
        'permission_denied',
      )
    const theirs = await harness.api('/panel/webhooks/deliveries', { token: null, headers: other.headers })
    expect(theirs.body.data).toEqual([])
    const one = await harness.api(`/panel/webhooks/deliveries/${delivered.id}`, {
      token: null,
      headers: other.headers,
    })
    expect(one.status).toBe(404)
  })

  test('let a manager enable a disabled endpoint and replay held events', async () => {
    const all = await setUpDelivery()
    all.receiver.behave((response) => response.writeHead(410).end())
    await publish(all.organizationId)
    const endpoint = await eventually('the endpoint to be disabled', async () => {
      const { body } = await all.read('/panel/webhooks/endpoints')
      return body.endpoints.find((one: { status: string }) => one.status === 'disabled')
    })
    expect(endpoint).toMatchObject({ disabledReason: 'gone', held: 1 })
    all.receiver.behave((response) => response.writeHead(204).end())
    const { enableWebhookEndpoint } = await import('#lib/services/webhooks/enable-webhook-endpoint.ts')
    const { replayWebhooks } = await import('#lib/services/webhooks/replay-webhooks.ts')
    const context = await contextOf(all)
    await enableWebhookEndpoint(context, { id: endpoint.id })
    const from = new Date(context.now.getTime() - 3_600_000)
    const to = new Date(context.now.getTime() + 1000)
    expect(await replayWebhooks(context, { endpointId: endpoint.id, from, to })).toEqual({ replayed: 2 })
    await eventually('nothing held', async () => {
      const { body } = await all.read('/panel/webhooks/deliveries?status=delivered')
      return body.data.length === 2
    })
  })

  test('show the failure of a delivery that is being retried, and resend several', async () => {
    const all = await setUpDelivery()
    const idsOf = async (view: string) => {
      const { body } = await all.read(`/panel/webhooks/deliveries?view=${view}`)
      return body.data.map(({ id }: { id: string }) => id)
    }
    all.receiver.behave((response) => response.writeHead(503).end())
    await publish(all.organizationId)
    await publish(all.organizationId)
    const failed = await eventually('both to fail', async () => {
      const ids = await idsOf('failed')
      return ids.length === 2 ? ids : undefined
    })
    expect(await idsOf('pending')).toEqual([])
    expect(await idsOf('delivered')).toEqual([all.delivered.id])
    const { body } = await all.read('/panel/webhooks/endpoints')
    expect(body.endpoints[0]).toMatchObject({
      status: 'failing',
      lastFailure: { cause: 'status', status: 503 },
    })

    all.receiver.behave((response) => response.writeHead(204).end())
    const { resendWebhookDelivery } = await import('#lib/services/webhooks/resend-webhook-delivery.ts')
    for (const id of failed) await resendWebhookDelivery(await contextOf(all), { id })
    await eventually('all delivered', async () => (await idsOf('delivered')).length === 3)
    expect(await idsOf('failed')).toEqual([])
  })

  test('let a manager add tested endpoints with a secret returned once, change them and remove them', async () => {
    const all = await setUpDelivery()
    const { addWebhookEndpoint } = await import('#lib/services/webhooks/add-webhook-endpoint.ts')
    const { updateWebhookEndpoint } = await import('#lib/services/webhooks/update-webhook-endpoint.ts')
    const { removeWebhookEndpoint } = await import('#lib/services/webhooks/remove-webhook-endpoint.ts')
    const { listWebhookApplications } = await import('#lib/services/webhooks/list-webhook-applications.ts')
    const context = await contextOf(all)
    const [program] = await listWebhookApplications(context)
    const clientId = program?.clientId ?? ''
    const mute = await harness.receiver()
    mute.behave((response) => response.writeHead(500).end())
    const input = { clientId, kind: 'proposal', url: mute.url } as const
    expect(await codeOf(addWebhookEndpoint(context, input))).toBe('webhook_validation_failed')

    mute.behave((response) => response.writeHead(204).end())
    const first = await addWebhookEndpoint(context, input)
    expect(first).toMatchObject({
      url: mute.url,
      isAdditional: false,
      secret: expect.stringMatching(/^whsec_/),
    })
    const second = await addWebhookEndpoint(context, { ...input, url: `${mute.url}?2`, name: 'Financeiro' })
    expect(second).toMatchObject({ isAdditional: true, secret: expect.stringMatching(/^whsec_/) })
    expect(second.secret).not.toBe(first.secret)

    const updated = await updateWebhookEndpoint(context, { id: first.id, url: all.receiver.url })
    expect(updated).toMatchObject({ id: first.id, url: all.receiver.url, isAdditional: false })
    expect(updated).not.toHaveProperty('secret')
    await removeWebhookEndpoint(context, { id: second.id })
    const { body } = await all.read('/panel/webhooks/endpoints')
    expect(body.endpoints.map(({ kind }: { kind: string }) => kind).sort()).toEqual(['balance', 'proposal'])

    const other = await contextOf(await setUpDelivery())
    expect(await codeOf(addWebhookEndpoint(other, input))).toBe('not_found')
    expect(await codeOf(updateWebhookEndpoint(other, { id: first.id }))).toBe('webhook_not_found')
    expect(await codeOf(removeWebhookEndpoint(other, { id: first.id }))).toBe('webhook_not_found')
  })

  test('let a manager test and pause an endpoint, and send nothing while it is paused', async () => {
    const all = await setUpDelivery()
    const { pauseWebhookEndpoint } = await import('#lib/services/webhooks/pause-webhook-endpoint.ts')
    const { testWebhookEndpoint } = await import('#lib/services/webhooks/test-webhook-endpoint.ts')
    const { resendWebhookDelivery } = await import('#lib/services/webhooks/resend-webhook-delivery.ts')
    const context = await contextOf(all)
    const id = all.delivered.endpointId
    expect(await testWebhookEndpoint(context, { id })).toMatchObject({ ok: true, status: 204, cause: null })
    all.receiver.behave((response) => response.writeHead(500).end())
    expect(await testWebhookEndpoint(context, { id })).toMatchObject({ ok: false, status: 500 })

    await pauseWebhookEndpoint(context, { id })
    await publish(all.organizationId)
    await eventually('the event to be held', async () => {
      const { body } = await all.read('/panel/webhooks/endpoints')
      return body.endpoints[0].status === 'paused' && body.endpoints[0].held === 1
    })
    expect(await codeOf(resendWebhookDelivery(context, { id: all.delivered.id }))).toBe('webhook_disabled')
    const other = await setUpDelivery()
    expect(await codeOf(pauseWebhookEndpoint(await contextOf(other), { id }))).toBe('webhook_not_found')
  })
})
