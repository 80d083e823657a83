import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '#lib/config/ids.ts'
import type { Language } from '#lib/domain/language.ts'
import { cents } from '#lib/domain/money.ts'
import { compareCltOffers } from '#lib/services/clt/compare-clt-offers.ts'
import { createCltSimulation } from '#lib/services/clt/create-clt-simulation.ts'
import { type CltFixture, cltFixture } from '#tests/support/fixtures/clt-fixture.ts'
import { operationFixture } from '#tests/support/fixtures/operation-fixture.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

let harness: Harness
let clt: CltFixture
beforeAll(async () => {
  harness = await startHarness({ worker: false })
  clt = await cltFixture(harness)
})
afterAll(() => harness.stop())

describe('the offers of a consult', () => {
  test('include every active configuration of its institution, for the numbers of instalments its limits allow', async () => {
    const consult = await clt.consult({ simulationLimit: { installmentsMin: 12, installmentsMax: 48 } })
    const comparison = await compareCltOffers(clt.context(), { consultId: consult.id })
    expect(comparison.map(({ table }) => [table.slug, table.insured, table.terms])).toEqual([
      ['aurora-padrao', false, [12, 18, 24, 36, 48]],
      ['aurora-curto', false, [12, 18, 24]],
      ['aurora-protegido', true, [12, 18, 24, 36, 48]],
    ])
    for (const { table, offers } of comparison) {
      expect(offers.map((offer) => offer.numberOfInstallments)).toEqual(table.terms)
    }
  })

  test('have the figures of a simulation without an amount, and store nothing', async () => {
    const consult = await clt.consult({
      institutionCode: 'caravela',
      simulationLimit: { valueMaxCents: 5_000_00 },
    })
    const context = clt.context()
    const comparison = await compareCltOffers(context, { consultId: consult.id })
    const { owner } = harness.database
    expect(await owner`select id from clt_simulations where consult_id = ${consult.id}`).toEqual([])
    for (const { table, offers } of comparison) {
      for (const { numberOfInstallments, loan } of [offers[0], offers.at(-1)].filter(
        (offer) => offer !== undefined,
      )) {
        const amounts = { installmentCents: null, netCents: null }
        const on = { consultId: consult.id, priceTableId: table.id, numberOfInstallments }
        const { netCents, installmentCents, cetMonthly } = await createCltSimulation(context, {
          ...on,
          ...amounts,
        })
        expect(loan).toMatchObject({ netCents, installmentCents, cetMonthly })
        expect(loan?.issueCents).toBeLessThanOrEqual(5_000_00)
      }
    }
  })

  test('have the figures of a simulation for an amount, and say why it does not fit a term', async () => {
    const consult = await clt.consult()
    const context = clt.context()
    const most = await compareCltOffers(context, { consultId: consult.id })
    const netCents = cents((most[0]?.offers[1]?.loan?.netCents ?? 0) - 1)
    const comparison = await compareCltOffers(context, { consultId: consult.id, netCents })
    const [own] = comparison
    expect(own?.offers[0]?.refusal?.code).toBe('simulation_installment_value_above_margin')
    for (const { table, offers } of comparison)
      for (const { numberOfInstallments, loan } of offers.filter((offer) => offer.loan).slice(0, 2)) {
        const simulation = await createCltSimulation(context, {
          consultId: consult.id,
          priceTableId: table.id,
          numberOfInstallments,
          installmentCents: null,
          netCents,
        })
        const { installmentCents, totalCents, cetMonthly } = simulation
        expect(loan).toMatchObject({ netCents, installmentCents, totalCents, cetMonthly })
      }
    const installmentCents = cents(200_00)
    const [byInstallment] = await compareCltOffers(context, { consultId: consult.id, installmentCents })
    expect(byInstallment?.offers.map(({ loan }) => loan?.installmentCents)).toEqual(
      byInstallment?.offers.map(() => installmentCents),
    )
    await expect(
      compareCltOffers(context, { consultId: consult.id, netCents, installmentCents }),
    ).rejects.toMatchObject({ code: 'simulation_amount_ambiguous' })
  })

  test('explain why a number of instalments has no offer', async () => {
    const consult = await clt.consult({ simulationLimit: { valueMinCents: 3_000_00 } })
    const [padrao] = await compareCltOffers(clt.context(), { consultId: consult.id })
    expect(
      padrao?.offers.map(({ numberOfInstallments, refusal }) => [numberOfInstallments, refusal?.code]),
    ).toEqual([
      [6, 'simulation_value_out_of_range'],
      ...[12, 18, 24, 36, 48, 60, 72, 84, 96].map((term) => [term, undefined]),
    ])
  })

  test('explain it in the language of the reader', async () => {
    const consult = await clt.consult({ simulationLimit: { valueMinCents: 3_000_00 } })
    const refusalIn = async (language: Language) => {
      const [padrao] = await compareCltOffers({ ...clt.context(), language }, { consultId: consult.id })
      return padrao?.offers[0]?.refusal?.text
    }
    expect(await refusalIn('pt-BR')).toMatch(/^O valor do empréstimo/)
    expect(await refusalIn('en')).toMatch(/^The loan must be between/)
  })

  test('are rejected without a usable margin, or outside the months since admission', async () => {
    const refusalOf = (consultId: string) =>
      compareCltOffers(clt.context(), { consultId }).then(
        () => 'accepted',
        (error) => error.code,
      )
    const waiting = await clt.consult({ status: 'WAITING_CONSULT' })
    const over = await clt.consult({ expiresAt: new Date(0) })
    const young = await clt.consult({ admissionMonths: 2 })
    const used = await (await operationFixture(harness)).create()
    expect(await refusalOf(newId())).toBe('consult_not_found')
    expect(await refusalOf(waiting.id)).toBe('consult_not_ready')
    expect(await refusalOf(over.id)).toBe('consult_expired')
    expect(await refusalOf(used.consult.id)).toBe('consult_in_use')
    expect(await refusalOf(young.id)).toBe('simulation_not_eligible')
  })
})
