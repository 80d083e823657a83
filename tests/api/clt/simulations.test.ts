import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createCltSimulationContract } from '#lib/contracts/clt/simulations.ts'
import { type CltFixture, cltFixture } from '#tests/support/fixtures/clt-fixture.ts'
import { type ApiAnswer, type Harness, startHarness } from '#tests/support/servers/harness.ts'

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

const inCents = (reais: number) => Math.round(reais * 100)

const halfUp = (dividend: number, divisor: number) => Math.floor((2 * dividend + divisor) / (2 * divisor))

describe('a simulation', () => {
  test('by instalment returns numbers, in the shape of the contract', async () => {
    const answer = await simulate({ installment_face_value: 300.5 })
    expect(answer.status).toBe(200)
    const { body } = answer
    expect(createCltSimulationContract.response.parse(body)).toEqual(body)
    expect(body).toMatchObject({
      id: body.id_simulation,
      consult_id,
      partner_id: clt.organizationId,
      provider: 'aurora',
      simulation_config_id: config_id,
      simulation_config_slug: 'aurora-padrao',
      installment_value: 300.5,
      number_of_installments: 24,
      monthly_interest_rate: 0.0349,
      is_insured: false,
      insurance_amount: 0,
    })
    const { disbursement_option: option } = body
    expect(option.installments).toHaveLength(24)
    expect(option.installments[0]).toMatchObject({ installment_number: 1, total_amount: 300.5 })
    expect(option.first_due_date).toBe(body.first_installment_date)
    expect(option.final_disbursement_amount).toBe(body.disbursed_issue_amount)
    expect(body.disbursement_amount).toBe(body.disbursed_issue_amount)
    expect(body.cet).toBeGreaterThanOrEqual(body.monthly_interest_rate)
    expect(body.annual_cet).toBeCloseTo((1 + body.cet) ** 12 - 1, 6)
    expect(inCents(body.disbursed_issue_amount) + inCents(body.iof_amount) + inCents(body.fee_amount)).toBe(
      inCents(body.issue_amount),
    )
    const sum = option.installments.reduce(
      (total: number, item: { total_amount: number }) => total + inCents(item.total_amount),
      0,
    )
    expect(sum).toBe(inCents(body.total_amount))
  })

  test('by net returns that net, and its net leads back to the same instalment', async () => {
    const { body } = await simulate({ disbursed_amount: '3000.00' })
    expect(body.disbursed_issue_amount).toBe(3000)
    const back = await simulate({ installment_face_value: body.installment_value })
    expect(Math.abs(back.body.disbursed_issue_amount - 3000)).toBeLessThan(0.5)
    const again = await simulate({ disbursed_amount: back.body.disbursed_issue_amount })
    expect(again.body.installment_value).toBe(body.installment_value)
  })

  test('without an amount uses the whole margin; nulls, zeros and an empty provider count as missing', async () => {
    const none = await simulate()
    expect(none.body.installment_value).toBe(350)
    const nulls = await simulate({ installment_face_value: null, disbursed_amount: 0, provider: '' })
    expect(nulls.body.disbursed_issue_amount).toBe(none.body.disbursed_issue_amount)
    for (const nothing of [null, 0, '0', '0.00']) {
      const one = await simulate({ installment_face_value: 200, disbursed_amount: nothing })
      expect(one.body.installment_value).toBe(200)
      const other = await simulate({ installment_face_value: nothing, disbursed_amount: '1500.00' })
      expect(other.body.disbursed_issue_amount).toBe(1500)
      const neither = await simulate({ installment_face_value: nothing, disbursed_amount: nothing })
      expect(neither.body.installment_value).toBe(350)
    }
  })

  test('accepts the number of instalments as configs returns it, ids and provider in any case, and unknown fields', async () => {
    const answer = await simulate({
      consult_id: consult_id.toUpperCase(),
      number_of_installments: '24',
      provider: 'Aurora',
      isInsured: true,
      webhookUrl: 'https://example.com',
    })
    expect([answer.status, answer.body.number_of_installments]).toEqual([200, 24])
  })

  test('with charges and insurance itemises them', async () => {
    const protegido = await clt.priceTableId('aurora-protegido')
    const { body } = await simulate({ config_id: protegido })
    expect(body).toMatchObject({ is_insured: true, simulation_config_slug: 'aurora-protegido' })
    const issueCents = inCents(body.issue_amount)
    expect(inCents(body.insurance_amount)).toBe(halfUp(issueCents * 25, 1000))
    expect(inCents(body.fee_amount)).toBe(halfUp(issueCents * 2, 100))
  })

  // STJ Tema 972: insurance is the customer's choice.
  test('leaves the insurance out when the customer does not want it, under either name', async () => {
    const protegido = await clt.priceTableId('aurora-protegido')
    const insured = await simulate({ config_id: protegido })
    for (const choice of [{ is_insured: false }, { isInsured: false }, { is_insured: 'false' }]) {
      const { status, body } = await simulate({ config_id: protegido, ...choice })
      expect([status, body.is_insured, body.insurance_amount]).toEqual([200, false, 0])
      expect(inCents(body.disbursed_issue_amount)).toBeGreaterThan(
        inCents(insured.body.disbursed_issue_amount),
      )
    }
    const withDefault = await simulate({ config_id: protegido, is_insured: null })
    expect(withDefault.body.insurance_amount).toBe(insured.body.insurance_amount)
  })

  test('rejects leaving out an insurance that the configuration requires', async () => {
    const protegido = await clt.priceTableId('aurora-protegido')
    const { owner } = harness.database
    const optional = (isOptional: boolean) => owner`
      update price_table_versions
      set parameters = jsonb_set(parameters, '{insurance,optional}', to_jsonb(${isOptional}::boolean))
      where table_id = ${protegido}`
    await optional(false)
    const response = await simulate({ config_id: protegido, is_insured: false })
    expect([response.status, response.body.code]).toEqual([422, 'insurance_not_optional'])
    const { configs } = (await harness.api('/private-consignment/simulation/configs')).body
    expect(configs.find(({ id }: { id: string }) => id === protegido).insurance).toEqual({
      optional: false,
      type: 'percent',
      value: 0.025,
    })
    await optional(true)
  })

  test('matches the pre-calculated largest instalment of its number of instalments, by instalment and by net', async () => {
    const limitedConsult = await clt.consult({
      simulationLimit: { installmentsMin: 12, installmentsMax: 36 },
    })
    const input = { consult_id: limitedConsult.id, config_id }
    const answer = await harness.api('/private-consignment/simulation/pre-calculate-installments', {
      body: { ...input, provider: 'AURORA' },
    })
    expect(answer.status, answer.text).toBe(200)
    const { installments } = answer.body
    expect(installments.map((item: { installmentNumbers: string }) => item.installmentNumbers)).toEqual([
      '12',
      '18',
      '24',
      '36',
    ])
    const { owner } = harness.database
    expect(await owner`select id from clt_simulations where consult_id = ${limitedConsult.id}`).toEqual([])
    for (const { installmentNumbers: number_of_installments, ...largest } of installments) {
      const ask = (changes: object) => simulate({ ...input, number_of_installments, ...changes })
      const { body } = await ask({ installment_face_value: largest.maxInstallmentValue })
      expect(largest).toEqual({
        maxInstallmentValue: '350.00',
        disbursementMaxValue: body.disbursed_issue_amount.toFixed(2),
        operationMaxValue: body.issue_amount.toFixed(2),
      })
      // Two issue amounts may yield the same net amount. A request by net amount then lends the smaller
      // issue amount.
      const byNet = (await ask({ disbursed_amount: largest.disbursementMaxValue })).body
      expect(byNet.disbursed_issue_amount).toBe(body.disbursed_issue_amount)
      expect([0, 1]).toContain(Math.round((body.issue_amount - byNet.issue_amount) * 100))
    }
  })

  test('is rejected by the pre-calculation for the same reasons', async () => {
    const calculate = async (changes: Record<string, unknown>) => {
      const { status, body } = await harness.api(
        '/private-consignment/simulation/pre-calculate-installments',
        { body: { consult_id, config_id, ...changes } },
      )
      return [status, body.code]
    }
    const waiting = await clt.consult({ status: 'WAITING_CREDIT_ANALYSIS' })
    expect(await calculate({ consult_id: waiting.id })).toEqual([422, 'consult_not_ready'])
    const high = await clt.consult({ simulationLimit: { valueMinCents: 90_000_00 } })
    expect(await calculate({ consult_id: high.id })).toEqual([422, 'simulation_value_out_of_range'])
    expect(await calculate({ config_id: consult_id })).toEqual([422, 'config_not_found'])
    expect(await calculate({ provider: 'ipe' })).toEqual([422, 'consult_mismatch'])
  })
})
