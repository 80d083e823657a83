import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { OUTAGES_TO_OPEN } from '#lib/domain/institutions/circuit.ts'
import { isReadyToPropose } from '#lib/domain/prices/is-ready-to-propose.ts'
import { eventually } from '#tests/support/checks/eventually.ts'
import { CONNECTED, importAndApprove } from '#tests/support/fixtures/connected-fixture.ts'
import {
  type ConnectedInstallations,
  connectInstallations,
} from '#tests/support/fixtures/connected-installations.ts'
import { nextCpf } from '#tests/support/fixtures/cpf.ts'

let linked: ConnectedInstallations
beforeAll(async () => {
  linked = await connectInstallations()
})
beforeEach(() => linked.proxy.spoil(() => false))
afterAll(() => linked.stop())

const connectionRow = async () => {
  const [row] = await linked.hub.database.owner`
    select * from institution_connections where organization_id = ${linked.connected.organizationId}`
  return row
}

const healthOfConnection = async () => {
  const { listInstitutionHealth } = await import('#lib/services/institutions/list-institution-health.ts')
  const health = await listInstitutionHealth(linked.connected.manager(), { range: '24h' })
  return health.find(({ code }) => code === CONNECTED)
}

const importedDrafts = async () => {
  const { listPriceTables } = await import('#lib/services/prices/list-price-tables.ts')
  const { changes } = await listPriceTables(linked.connected.manager())
  return changes.filter(({ institutionCode }) => institutionCode === CONNECTED)
}

const answeredBalance = async () => {
  const started = await linked.connected.api('/fgts/balance', {
    body: { documentNumber: nextCpf(), provider: CONNECTED },
  })
  const id = String(started.headers.get('x-balance-query-id'))
  return eventually('the balance', async () => {
    const { body } = await linked.connected.api(`/fgts/balance/queries/${id}`)
    return body.status === 'success'
  })
}

describe('the present credentials of a connection', () => {
  test('stay in use while new ones are being tested', async () => {
    const before = await connectionRow()
    let release: (() => void) | undefined
    linked.proxy.spoil(({ method, path }, _, pass) => {
      if (method !== 'GET' || !path.startsWith('/api/fgts/simulations/fees')) return false
      release = pass
      return true
    })
    const changing = linked.connected.connect().catch(() => undefined)
    const answer = await eventually('the test call', () => release)
    expect(await connectionRow()).toEqual(before)
    await answeredBalance()
    answer()
    linked.proxy.spoil(() => false)
    await changing
    await answeredBalance()
  })

  test.each([
    ['may not register the receiver', 403, /user\/webhook/],
    ['meet an outage', 503, /simulations\/fees/],
  ])('stay in use when new ones %s, and nothing counts against them', async (_, status, path) => {
    const before = await connectionRow()
    linked.proxy.spoil((answer, response) => {
      if (!path.test(answer.path)) return false
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ code: 'insufficient_scope', status }))
      return true
    })
    for (let times = 0; times <= OUTAGES_TO_OPEN; times += 1)
      await expect(linked.connected.connect()).rejects.toThrow()
    expect(await connectionRow()).toEqual(before)
    expect((await healthOfConnection())?.connection).toMatchObject({ circuit: 'closed', failures: 0 })
    linked.proxy.spoil(() => false)
    await answeredBalance()
  })

  test('stay in use when the new address is not that of an API, and the error says so', async () => {
    const before = await connectionRow()
    const baseAddress = String(before?.base_address).replace(/\/api$/, '')
    await expect(
      linked.connected.connect({ baseAddress, clientSecret: 'demo-app-secret' }),
    ).rejects.toMatchObject({ code: 'institution_not_at_address' })
    expect(await connectionRow()).toEqual(before)
  })

  test('are replaced once the new ones have registered the receiver', async () => {
    const before = await connectionRow()
    const registered = linked.proxy.count('POST', /user\/webhook/)
    await linked.connected.connect()
    const after = await connectionRow()
    expect(after?.id).toBe(before?.id)
    expect(after?.sealed_client_secret).not.toBe(before?.sealed_client_secret)
    expect(linked.proxy.count('POST', /user\/webhook/)).toBe(registered + 4)
    await answeredBalance()
  })
})

describe('the progress of a connection', () => {
  test('names each step only once it has happened', async () => {
    await answeredBalance()
    const doneSteps = async () => (await healthOfConnection())?.connection?.doneSteps
    expect(await doneSteps()).toEqual(['address', 'credentials', 'test_call', 'receiver', 'first_answer'])
    const { importInstitutionPrices } = await import('#lib/services/prices/import-institution-prices.ts')
    await importInstitutionPrices(linked.connected.manager(), { code: CONNECTED })
    await eventually('the drafts to be ready', async () => (await importedDrafts()).every(isReadyToPropose))
    expect(await doneSteps()).not.toContain('tables')
    expect((await healthOfConnection())?.connection?.openChanges).toBeGreaterThan(0)
    await importAndApprove(linked.hub, linked.connected)
    expect(await doneSteps()).toHaveLength(6)
    await linked.hub.database.owner`update institution_connections set state = 'connecting'`
    expect(await doneSteps()).not.toContain('receiver')
  })
})
