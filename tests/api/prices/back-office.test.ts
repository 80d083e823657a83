import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getPriceChangeContract } from '#lib/contracts/prices/get-price-change.ts'
import { getPriceTableStateContract } from '#lib/contracts/prices/get-price-table-state.ts'
import { listPriceTablesContract } from '#lib/contracts/prices/list-price-tables.ts'
import { type AccessFixture, accessFixture } from '#tests/support/fixtures/access-fixture.ts'
import { officeFixture } from '#tests/support/fixtures/office-fixture.ts'
import { personFixture } from '#tests/support/fixtures/person-fixture.ts'
import { signedInPerson } from '#tests/support/fixtures/signed-in-person.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

let harness: Harness
let access: AccessFixture
beforeAll(async () => {
  harness = await startHarness({ worker: false })
  access = await accessFixture()
})
afterAll(() => harness.stop())

const signedIn = async (role: 'agent' | 'manager') => {
  const { headers } = await signedInPerson(access, {
    organizationId: await harness.demoOrganizationId(),
    role,
  })
  return { token: null, headers }
}

describe('GET /panel/prices', () => {
  test('returns to a manager every table of both products in its newest version, as the contract says', async () => {
    const answer = await harness.api('/panel/prices', await signedIn('manager'))
    expect(answer.status, answer.text).toBe(200)
    expect(listPriceTablesContract.response.safeParse(answer.body).error).toBeUndefined()
    expect(answer.body.tables).toHaveLength(24)
    const match = answer.body.tables.find((table: { key: string }) => table.key === 'caravela-segura')
    expect(match).toMatchObject({
      product: 'clt',
      institutionName: 'Caravela',
      label: 'Caravela Segura',
      terms: [12, 18, 24, 36, 48],
      version: 1,
      active: true,
      simulations: 0,
      parameters: { insurance: { type: 'fixed', value: 89_90 } },
    })
  })

  test('returns a fee with a name of its own', async () => {
    const { createPriceTable } = await import('#lib/services/prices/create-price-table.ts')
    const { CLT_PRICE_DEFAULTS } = await import('#lib/domain/finance/price-parameters.ts')
    const { organizationId } = await (await officeFixture()).open()
    await createPriceTable(access.context(organizationId), {
      ...({ product: 'clt', institutionCode: 'aurora', key: 'com-nome', label: 'Com nome' } as const),
      ...{ isDefault: false, terms: [12] },
      parameters: { ...CLT_PRICE_DEFAULTS, feeName: 'Tarifa de confecção' },
    })
    const { headers } = await signedInPerson(access, { organizationId, role: 'manager' })
    const { body } = await harness.api('/panel/prices', { token: null, headers })
    expect(body.tables).toMatchObject([{ key: 'com-nome', parameters: { feeName: 'Tarifa de confecção' } }])
  })

  test('does not exist for agents, programs or strangers', async () => {
    expect((await harness.api('/panel/prices', await signedIn('agent'))).body.code).toBe('permission_denied')
    expect((await harness.api('/panel/prices')).status).toBe(401)
    expect((await harness.api('/panel/prices', { token: null })).status).toBe(401)
  })
})

describe('GET /panel/prices/{id}', () => {
  test('returns the state of a table by the id of any version, to managers only', async () => {
    const { person } = await personFixture(harness)
    const author = (await person({ role: 'manager', name: 'Nina' })).context()
    const { listPriceTables } = await import('#lib/services/prices/list-price-tables.ts')
    const { startPriceChange } = await import('#lib/services/prices/start-price-change.ts')
    const table = (await listPriceTables(author)).tables.at(-1)
    const change = await startPriceChange(author, { id: String(table?.id), kind: 'new_version' })
    const answer = await harness.api(`/panel/prices/${table?.id}`, await signedIn('manager'))
    expect(answer.status, answer.text).toBe(200)
    expect(getPriceTableStateContract.response.safeParse(answer.body).error).toBeUndefined()
    expect(answer.body).toEqual({
      version: table?.version,
      active: table?.active,
      isDefault: table?.isDefault,
      changes: [{ id: change.id, kind: 'new_version', status: 'draft' }],
    })
    expect((await harness.api(`/panel/prices/${table?.id}`, await signedIn('agent'))).body.code).toBe(
      'permission_denied',
    )
    const unknown = '/panel/prices/01900000-0000-7000-8000-000000000009'
    expect((await harness.api(unknown, await signedIn('manager'))).body.code).toBe('not_found')
  })
})

describe('GET /panel/prices/changes/{id}', () => {
  test('returns a draft with its base version to every manager and to no agent', async () => {
    const { person } = await personFixture(harness)
    const author = (await person({ role: 'manager', name: 'Rita' })).context()
    const { listPriceTables } = await import('#lib/services/prices/list-price-tables.ts')
    const { startPriceChange } = await import('#lib/services/prices/start-price-change.ts')
    const [table] = (await listPriceTables(author)).tables
    const { id } = await startPriceChange(author, { id: String(table?.id), kind: 'new_version' })
    const answer = await harness.api(`/panel/prices/changes/${id}`, await signedIn('manager'))
    expect(answer.status, answer.text).toBe(200)
    expect(getPriceChangeContract.response.safeParse(answer.body).error).toBeUndefined()
    expect(answer.body).toMatchObject({
      status: 'draft',
      isMine: false,
      stale: false,
      createdByName: 'Rita',
      base: { id: table?.id, version: 1 },
      newest: { id: table?.id },
      parameters: table?.parameters,
    })
    const response = await harness.api(`/panel/prices/changes/${id}`, await signedIn('agent'))
    expect(response.body.code).toBe('permission_denied')
  })
})
