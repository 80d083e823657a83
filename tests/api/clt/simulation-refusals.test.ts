import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accessFixture } from '#tests/support/fixtures/access-fixture.ts'
import { type CltFixture, cltFixture } from '#tests/support/fixtures/clt-fixture.ts'
import { operationFixture } from '#tests/support/fixtures/operation-fixture.ts'
import { type ApiAnswer, type Harness, startHarness } from '#tests/support/servers/harness.ts'

const PATH = '/private-consignment/simulation'
const CONFIGS = '/private-consignment/simulation/configs'

let harness: Harness
let clt: CltFixture
/** Consult at aurora with a margin of R$ 350.00. */
let consult_id: string
let config_id: string
beforeAll(async () => {
  harness = await startHarness({ worker: false })
  clt = await cltFixture(harness)
  consult_id = (await clt.consult()).id
  config_id = await clt.priceTableId()
})
afterAll(() => harness.stop())

const simulate = (changes: Record<string, unknown> = {}): Promise<ApiAnswer> =>
  harness.api('/private-consignment/simulation', {
    body: { consult_id, config_id, number_of_installments: 24, ...changes },
  })

const refusalOf = async (changes: Record<string, unknown>) => {
  const { status, body } = await simulate(changes)
  return [status, body.code]
}

describe('an invalid simulation', () => {
  test('is rejected with both amounts', async () => {
    const both = { installment_face_value: 100, disbursed_amount: 1000 }
    expect(await refusalOf(both)).toEqual([422, 'simulation_amount_ambiguous'])
  })

  test('is rejected one cent above the margin, with the margin as a number and in words', async () => {
    const { status, body } = await simulate({ installment_face_value: 350.01 })
    expect(status).toBe(422)
    expect(body).toMatchObject({
      code: 'simulation_installment_value_above_margin',
      detail: 'A parcela de R$ 350,01 passa da margem disponível de R$ 350,00.',
      installment: 350.01,
      margin: 350,
      whoActs: 'agent',
    })
    expect(await refusalOf({ disbursed_amount: 20_000 })).toEqual([
      422,
      'simulation_installment_value_above_margin',
    ])
  })

  test('is rejected above, below or between the offered numbers of instalments, naming them', async () => {
    const limitedConsult = await clt.consult({ simulationLimit: { installmentsMax: 36 } })
    const above = await simulate({ consult_id: limitedConsult.id, number_of_installments: 48 })
    expect(above.body).toMatchObject({ code: 'simulation_installments_above_maximum', maximum: 36 })
    const below = await simulate({ number_of_installments: 5 })
    expect(below.body).toMatchObject({ code: 'simulation_installments_below_minimum', minimum: 6 })
    const between = await simulate({ number_of_installments: 7 })
    expect(between.body.code).toBe('simulation_installments_not_offered')
    expect(between.body.terms).toContain(12)
  })

  test('is rejected outside the value limits, naming them', async () => {
    const limitedConsult = await clt.consult({
      simulationLimit: { valueMinCents: 500_00, valueMaxCents: 2_000_00 },
    })
    for (const amount of [{ disbursed_amount: 400 }, { installment_face_value: 300 }]) {
      const { status, body } = await simulate({ consult_id: limitedConsult.id, ...amount })
      expect([status, body.code, body.minimum, body.maximum]).toEqual([
        422,
        'simulation_value_out_of_range',
        500,
        2000,
      ])
    }
  })

  test('is rejected outside the months since admission', async () => {
    const young = await clt.consult({ admissionMonths: 2 })
    expect(await refusalOf({ consult_id: young.id })).toEqual([422, 'simulation_not_eligible'])
  })

  test('is rejected on a consult that is waiting, refused, over, missing or another organization’s', async () => {
    const waiting = await clt.consult({ status: 'WAITING_CREDIT_ANALYSIS' })
    const ready = await simulate({ consult_id: waiting.id })
    expect([ready.status, ready.body.code]).toEqual([422, 'consult_not_ready'])
    expect(ready.body.currentStatus).toBe('WAITING_CREDIT_ANALYSIS')
    const rejected = await clt.consult({ status: 'REJECTED', code: 'no_margin' })
    expect(await refusalOf({ consult_id: rejected.id })).toEqual([422, 'consult_not_ready'])
    const over = await clt.consult({ expiresAt: new Date(0) })
    expect(await refusalOf({ consult_id: over.id })).toEqual([410, 'consult_expired'])
    const organizationId = await (await accessFixture()).organization()
    const foreign = await clt.consult({ organizationId })
    const missing = [422, 'consult_not_found']
    expect(await refusalOf({ consult_id: foreign.id })).toEqual(missing)
    expect(await refusalOf({ consult_id: '0199a3b2-7c00-7000-8000-000000000011' })).toEqual(missing)
  })

  test('is rejected while an operation uses the margin, naming it; a canceled one frees it', async () => {
    const operations = await operationFixture(harness)
    const { id, consult } = await operations.create()
    const { status, body } = await simulate({ consult_id: consult.id })
    expect([status, body.code, body.operationId]).toEqual([409, 'consult_in_use', id])
    await harness.api(`/private-consignment/operation/${id}/cancel`, { method: 'POST', body: {} })
    expect((await simulate({ consult_id: consult.id })).status).toBe(200)
  })

  test('is rejected on an inactive configuration, one of another institution, or of another organization', async () => {
    expect(await refusalOf({ config_id: await clt.priceTableId('aurora-2025') })).toEqual([
      422,
      'config_inactive',
    ])
    const ipe = await clt.priceTableId('ipe-roxo', 'ipe')
    expect(await refusalOf({ config_id: ipe })).toEqual([422, 'config_mismatch'])
    expect(await refusalOf({ config_id: consult_id })).toEqual([422, 'config_not_found'])
    expect(await refusalOf({ provider: 'ipe' })).toEqual([422, 'consult_mismatch'])
  })

  test('is rejected with all unreadable fields at once', async () => {
    const { status, body } = await simulate({
      config_id: 'x',
      number_of_installments: -1,
      installment_face_value: -1,
      disbursed_amount: 10.001,
    })
    expect([status, body.code]).toEqual([422, 'invalid_request'])
    expect(body.errors.map((error: { pointer: string }) => error.pointer)).toEqual([
      '/config_id',
      '/number_of_installments',
      '/installment_face_value',
      '/disbursed_amount',
    ])
    for (const number_of_installments of [1.5, '12x', -6, {}, true]) {
      expect(await refusalOf({ number_of_installments })).toEqual([422, 'invalid_request'])
    }
  })

  test('is rejected without the scope of CLT', async () => {
    const token = await harness.token('fgts')
    for (const answer of [
      await harness.api(PATH, { token, body: {} }),
      await harness.api(CONFIGS, { token }),
    ]) {
      expect([answer.status, answer.body.code]).toEqual([403, 'insufficient_scope'])
    }
  })
})
