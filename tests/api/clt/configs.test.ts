import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listCltConfigsContract } from '#lib/contracts/clt/configs.ts'
import { type CltFixture, cltFixture } from '#tests/support/fixtures/clt-fixture.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

const CONFIGS = '/private-consignment/simulation/configs'

let harness: Harness
let clt: CltFixture
let config_id: string
beforeAll(async () => {
  harness = await startHarness({ worker: false })
  clt = await cltFixture(harness)
  config_id = await clt.priceTableId()
})
afterAll(() => harness.stop())

describe('configurations', () => {
  test('return the rate as a percentage and the numbers of instalments as texts, in the shape of the contract', async () => {
    const answer = await harness.api('/private-consignment/simulation/configs')
    expect(answer.status).toBe(200)
    expect(listCltConfigsContract.response.parse(answer.body)).toEqual(answer.body)
    expect(answer.body.configs[0]).toEqual({
      id: config_id,
      slug: 'aurora-padrao',
      name: 'Aurora Padrão',
      provider: 'aurora',
      monthly_interest_rate: '3.49',
      number_of_installments: ['6', '12', '18', '24', '36', '48', '60', '72', '84', '96'],
      fee: { type: 'fixed', value: 0, name: null },
      is_insured: false,
      insurance: { optional: true, type: 'none', value: 0 },
      active: true,
      default: true,
    })
    // Older API clients take the first item, so a request with neither provider nor consult lists only the
    // default institution's configurations.
    expect(answer.body.configs.map(({ provider }: { provider: string }) => provider)).toEqual(
      Array(3).fill('aurora'),
    )
    const inactive = await harness.api(`${CONFIGS}?active=false`)
    expect(inactive.body.configs.map(({ slug }: { slug: string }) => slug)).toEqual(['aurora-2025'])
  })

  test('can be filtered by provider and use, ignoring unknown parameters and a JSON content type', async () => {
    const { status, body } = await harness.api(`${CONFIGS}?provider=IPE&active=true&page=3&isInsured=yes`, {
      headers: { 'content-type': 'application/json' },
    })
    expect(status).toBe(200)
    expect(body.configs.map((config: { slug: string }) => config.slug)).toEqual([
      'ipe-amarelo',
      'ipe-branco',
      'ipe-roxo',
    ])
    const unknown = await harness.api(`${CONFIGS}?provider=nobody`)
    expect([unknown.status, unknown.body.code]).toEqual([422, 'provider_not_supported'])
  })

  test('of a consult belong to its institution, with the numbers of instalments that its limits allow', async () => {
    const limitedConsult = await clt.consult({
      institutionCode: 'caravela',
      simulationLimit: { installmentsMin: 30, installmentsMax: 60 },
    })
    const { body } = await harness.api(`${CONFIGS}?consultId=${limitedConsult.id}&active=true`)
    const configs = body.configs.map((config: { slug: string; number_of_installments: string[] }) => [
      config.slug,
      config.number_of_installments,
    ])
    expect(configs).toEqual([
      ['caravela-costa', ['36', '48']],
      ['caravela-mar-aberto', ['36', '48', '60']],
      ['caravela-segura', ['36', '48']],
    ])
    const long = await clt.consult({ institutionCode: 'caravela', simulationLimit: { installmentsMin: 60 } })
    const response = await harness.api(`${CONFIGS}?consultId=${long.id}`)
    expect(response.body.configs.map((config: { slug: string }) => config.slug)).toEqual([
      'caravela-mar-aberto',
    ])
    const waiting = await clt.consult({ institutionCode: 'caravela', status: 'WAITING_CONSENT' })
    const early = await harness.api(`${CONFIGS}?consultId=${waiting.id}`)
    expect(early.body.configs[0].number_of_installments).toHaveLength(6)
    const missing = await harness.api(`${CONFIGS}?consultId=0199a3b2-7c00-7000-8000-000000000011`)
    expect([missing.status, missing.body.code]).toEqual([422, 'consult_not_found'])
  })
})
