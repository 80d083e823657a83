import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { now } from '#lib/config/clock.ts'
import { newId } from '#lib/config/ids.ts'
import { decryptInstitutionSecret } from '#lib/config/institution-secret.ts'
import { signatureHeaders } from '#lib/config/webhook-signature.ts'
import { eventually } from '#tests/support/checks/eventually.ts'
import { CONNECTED } from '#tests/support/fixtures/connected-fixture.ts'
import {
  type ConnectedInstallations,
  connectInstallations,
} from '#tests/support/fixtures/connected-installations.ts'
import { nextCpf } from '#tests/support/fixtures/cpf.ts'
import { officeFixture } from '#tests/support/fixtures/office-fixture.ts'
import type { Fault } from '#tests/support/servers/faulty-proxy.ts'

let linked: ConnectedInstallations
beforeAll(async () => {
  linked = await connectInstallations()
})
beforeEach(() => linked.proxy.spoil(() => false))
afterAll(() => linked.stop())

const startQuery = async (documentNumber = nextCpf()) => {
  const started = await linked.connected.api('/fgts/balance', {
    body: { documentNumber, provider: CONNECTED },
  })
  expect(started.status, started.text).toBe(200)
  return String(started.headers.get('x-balance-query-id'))
}

const untilStatus = (queryId: string, status: string) =>
  eventually(`${queryId} to be ${status}`, async () => {
    const { body } = await linked.connected.api(`/fgts/balance/queries/${queryId}`)
    return body.status === status ? body : undefined
  })

/** Answers the first balance request with this status, after the installation carried it out. */
const once = (status: number, headers: Record<string, string> = {}, body = '{}'): Fault => {
  let left = 1
  return ({ path }, response) => {
    if (path !== '/api/fgts/balance' || left === 0) return false
    left -= 1
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body)
    return true
  }
}

const healthOfConnection = async () => {
  const { listInstitutionHealth } = await import('#lib/services/institutions/list-institution-health.ts')
  const health = await listInstitutionHealth(linked.connected.manager(), { range: '24h' })
  return health.find(({ code }) => code === CONNECTED)
}

describe('a connection', () => {
  test('uses one token for parallel calls, and renews a rejected one once', async () => {
    const before = linked.proxy.count('POST', /oauth\/token/)
    const queries = await Promise.all([startQuery(), startQuery(), startQuery()])
    await Promise.all(queries.map((id) => untilStatus(id, 'success')))
    expect(linked.proxy.count('POST', /oauth\/token/)).toBe(before)
    linked.proxy.spoil(once(401))
    await untilStatus(await startQuery(), 'success')
    expect(linked.proxy.count('POST', /oauth\/token/)).toBe(before + 1)
  })

  test('makes no call before the institution allows it again', async () => {
    linked.proxy.spoil(once(429, { 'retry-after': '3' }))
    const limited = performance.now()
    await startQuery()
    await eventually('the limit', async () => {
      const [row] = await linked.hub.database.owner`
        select 1 from institution_connections where held_until is not null`
      return row
    })
    const calls = linked.proxy.count('POST', /fgts\/balance/)
    const other = await startQuery()
    await eventually('the other query to be sent', () => linked.proxy.count('POST', /fgts\/balance/) > calls)
    expect(performance.now() - limited).toBeGreaterThan(2_900)
    await untilStatus(other, 'success')
  })

  test.each([
    ['half a body', 200, '{"id": "'],
    ['an error of the other side', 500, '{}'],
    ['no body', 502, ''],
  ])('recovers from %s without a second query', async (_, status, body) => {
    linked.proxy.spoil(once(status, {}, body))
    const documentNumber = nextCpf()
    await untilStatus(await startQuery(documentNumber), 'success')
    const { data } = await linked.upstream.call(`/fgts/balance?search=${documentNumber}&includeExpired=true`)
    expect(data).toHaveLength(1)
  })

  test('is not called after five outages in a row, says so, and recovers by itself', async () => {
    linked.proxy.spoil(({ path }, response) => {
      if (path !== '/api/fgts/balance') return false
      response.writeHead(503).end()
      return true
    })
    const queries = await Promise.all(Array.from({ length: 5 }, () => startQuery()))
    const health = await eventually('the circuit to open', async () => {
      const found = await healthOfConnection()
      return found?.connection?.circuit === 'open' ? found : undefined
    })
    expect(health.connection?.waitsUntil).not.toBeNull()
    const ready = await linked.hub.api('/health/ready', { token: null })
    expect(ready.body.institutions).toEqual({ openCircuits: 1 })
    const calls = linked.proxy.count('POST', /fgts\/balance/)
    await startQuery()
    await linked.hub.travel(1_000)
    expect(linked.proxy.count('POST', /fgts\/balance/)).toBe(calls)
    linked.proxy.spoil(() => false)
    await linked.hub.travel(45_000)
    await Promise.all(queries.map((id) => untilStatus(id, 'success')))
    expect((await healthOfConnection())?.connection?.circuit).toBe('closed')
  })

  test('lets nothing new begin while it is paused, and continues when it is resumed', async () => {
    const { switchInstitutionConnection } = await import(
      '#lib/services/institutions/switch-institution-connection.ts'
    )
    await switchInstitutionConnection(linked.connected.manager(), { code: CONNECTED, to: 'paused' })
    const refused = await linked.connected.api('/fgts/balance', {
      body: { documentNumber: nextCpf(), provider: CONNECTED },
    })
    expect(refused.body.code).toBe('provider_not_supported')
    await switchInstitutionConnection(linked.connected.manager(), { code: CONNECTED, to: 'active' })
    await untilStatus(await startQuery(), 'success')
  })
})

describe('an event of a connected institution', () => {
  const eventOf = (balanceId: string) =>
    JSON.stringify({ type: 'balance.status.received.fail', balanceId, code: 'no_balance' })

  const send = async (connectionId: string, { secret, body }: { secret: string; body: string }) => {
    const headers = signatureHeaders({ id: newId(), at: now(), body }, [secret])
    const address = `${linked.hub.origin}/api/institutions/${CONNECTED}/events?connection=${connectionId}`
    return fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    })
  }

  const connectionOf = async (organizationId: string) => {
    const [row] = await linked.hub.database.owner`
      select id, sealed_report_secret from institution_connections where organization_id = ${organizationId}`
    return { id: String(row?.id), secret: decryptInstitutionSecret(String(row?.sealed_report_secret)) }
  }

  test('changes nothing of another organization that is connected to the same institution', async () => {
    const { connectInstitution } = await import('#lib/services/institutions/connect-institution.ts')
    const queryId = await startQuery(nextCpf('908'))
    const externalId = await eventually('the reference', async () => {
      const [row] = await linked.hub.database.owner`
        select external_id from institution_references where resource_id = ${queryId}`
      return row?.external_id
    })
    const stranger = await (await officeFixture()).open()
    await connectInstitution(stranger.manager(), {
      code: CONNECTED,
      baseAddress: `${linked.proxy.origin}/api`,
      provider: 'aurora',
      clientId: 'demo-app',
      clientSecret: 'demo-app-secret',
    })
    const body = eventOf(externalId)
    const { id, secret } = await connectionOf(stranger.organizationId)
    expect((await send(id, { secret, body })).status).toBe(202)
    await eventually('the event to find no row of the stranger', async () => {
      const [row] = await linked.hub.database.owner`
        select 1 from institution_events e join graphile_worker._private_jobs j on j.key = 'interpret:' || e.id
        where e.connection_id = ${id} and e.outcome = 'received'`
      return row
    })
    expect((await linked.connected.api(`/fgts/balance/queries/${queryId}`)).body.status).toBe('running')
    const own = await connectionOf(linked.connected.organizationId)
    await send(own.id, { secret: own.secret, body })
    expect(await untilStatus(queryId, 'fail')).toMatchObject({ code: 'no_balance' })
  })

  test('is refused without its connection, or with the secret of another', async () => {
    const { id, secret } = await connectionOf(linked.connected.organizationId)
    const body = eventOf(newId())
    expect((await send(newId(), { secret, body })).status).toBe(404)
    expect((await send(id, { secret: `whsec_${Buffer.alloc(32).toString('base64')}`, body })).status).toBe(
      401,
    )
  })
})
