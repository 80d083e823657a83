import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listFgtsFeeTablesOlderContract } from '#lib/contracts/fgts/fee-tables.ts'
import { changePriceTable } from '#lib/services/prices/change-price-table.ts'
import { setPriceTableActive } from '#lib/services/prices/set-price-table-active.ts'
import { type CltFixture, cltFixture } from '#tests/support/fixtures/clt-fixture.ts'
import { nextCpf } from '#tests/support/fixtures/cpf.ts'
import { proposalBody } from '#tests/support/fixtures/proposal-body.ts'
import { type ProposalFixture, proposalFixture } from '#tests/support/fixtures/proposal-fixture.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

let harness: Harness
let proposals: ProposalFixture
let clt: CltFixture
beforeAll(async () => {
  harness = await startHarness({ worker: false })
  proposals = await proposalFixture(harness)
  clt = await cltFixture(harness)
})
afterAll(() => harness.stop())

const PADRAO = { product: 'fgts', institutionCode: 'aurora', key: 'Aurora Padrão' } as const
const CURTO = { product: 'clt', institutionCode: 'aurora', key: 'aurora-curto' } as const

type OlderItem = {
  active: boolean
  default: boolean
  id: string
  visible_name: string
  monthlyRate: number
  simulation_fees: { id_simulation_fees: string; label: string; monthly_interest_rates: number }
}

/**
 * Looks up the id of a fee table by label on the older path. Older API clients make this call once and then
 * store the id.
 */
const activeTableId = async (label = 'Padrão') => {
  const { body } = await harness.api('/fgts/simulations/fees')
  const match = (body as OlderItem[]).find((item) => item.active && item.simulation_fees.label === label)
  return String(match?.simulation_fees.id_simulation_fees)
}

const simulate = async (simulationFeesId: string) => {
  const documentNumber = nextCpf()
  const balanceId = await proposals.balance(documentNumber)
  const { body } = await harness.api(`/fgts/balance?search=${documentNumber}`)
  const desiredInstallments = body.data[0].periods.map((period: { dueDate: string; amount: number }) => ({
    dueDate: period.dueDate,
    totalAmount: Math.min(period.amount, 500),
  }))
  const request = { documentNumber, provider: 'aurora', simulationFeesId, balanceId, targetAmount: 0 }
  return harness.api('/fgts/simulations', { body: { ...request, desiredInstallments } })
}

const reprice = (name: typeof PADRAO | typeof CURTO, monthlyRate: string) =>
  changePriceTable(proposals.context(), { ...name, changes: { parameters: { monthlyRate } } })

describe('a fee table id stored by a program', () => {
  test('refers to the new version after an edit; earlier simulations keep their figures', async () => {
    const id = await activeTableId()
    const before = (await simulate(id)).body
    await reprice(PADRAO, '0.0155')
    expect(await activeTableId()).toBe(id)
    const after = (await simulate(id)).body
    expect(after).toMatchObject({ simulationFeesId: id, tax: 0.0155 })
    expect(before).toMatchObject({ simulationFeesId: id, tax: 0.018 })
    const body = { ...proposalBody(before.id, before.documentNumber), simulationFeesId: id }
    const response = await harness.api('/fgts/proposal', { body })
    expect(response.status, response.text).toBe(201)
    const { body: proposal } = await harness.api(`/fgts/proposal/${response.body.id}`)
    expect(proposal.simulation).toMatchObject({
      simulationFeesId: id,
      availableBalance: before.availableBalance,
      cet: before.cet,
    })
  })

  test('is checked against the simulation of the proposal', async () => {
    const { body } = await simulate(await activeTableId())
    const another = {
      ...proposalBody(body.id, body.documentNumber),
      simulationFeesId: await activeTableId('Sem tarifa'),
    }
    const response = await harness.api('/fgts/proposal', { body: another })
    expect([response.status, response.body.errors[0].pointer]).toEqual([422, '/simulationFeesId'])
  })

  test('gives every simulation made during an edit the price of the version it refers to', async () => {
    const id = await activeTableId()
    const [, ...simulations] = await Promise.all([
      reprice(PADRAO, '0.0161'),
      ...Array.from({ length: 4 }, () => simulate(id)),
      reprice(PADRAO, '0.0162'),
      ...Array.from({ length: 4 }, () => simulate(id)),
    ])
    expect(simulations.filter((answer) => 'status' in answer && answer.status === 200)).toHaveLength(8)
    const strangers = await harness.database.owner`
      select made.id from fgts_simulations as made
      left join price_table_versions as versions on versions.table_id = made.price_table_id
        and versions.version = made.price_table_version and versions.parameters = made.parameters
      where versions.version is null`
    expect([...strangers]).toEqual([])
  })

  test('is rejected while the table is inactive, and works again afterwards', async () => {
    const id = await activeTableId()
    await setPriceTableActive(proposals.context(), { ...PADRAO, active: false })
    const response = await simulate(id)
    expect([response.status, response.body.code]).toEqual([422, 'fee_table_inactive'])
    await setPriceTableActive(proposals.context(), { ...PADRAO, active: true })
    expect((await simulate(id)).status).toBe(200)
  })

  test('does not match a configuration of payroll credit', async () => {
    const response = await simulate(await clt.priceTableId())
    expect([response.status, response.body.code]).toEqual([422, 'fee_table_not_found'])
  })

  test('is listed by the older path in the older form next to the newer one', async () => {
    const answer = await harness.api('/fgts/simulations/fees?provider=caravela')
    expect(listFgtsFeeTablesOlderContract.response.safeParse(answer.body).error?.issues ?? []).toEqual([])
    expect((await harness.api('/fgts/simulations/fees/new?provider=caravela')).body).toEqual(answer.body)
    for (const item of answer.body as OlderItem[]) {
      expect(item.simulation_fees.id_simulation_fees).toBe(item.id)
      expect(item.simulation_fees.monthly_interest_rates / 100).toBeCloseTo(item.monthlyRate, 12)
    }
  })
})

describe('a CLT configuration id stored by a program', () => {
  test('refers to the new version of the configuration after an edit; earlier simulations keep their figures', async () => {
    const config_id = await clt.priceTableId(CURTO.key)
    const { id: consult_id } = await clt.consult({ marginCents: 400_00 })
    const simulateConsult = () =>
      harness.api('/private-consignment/simulation', {
        body: { consult_id, config_id, number_of_installments: 12 },
      })
    const before = (await simulateConsult()).body
    await reprice(CURTO, '0.0279')
    expect((await simulateConsult()).body).toMatchObject({
      simulation_config_id: config_id,
      monthly_interest_rate: 0.0279,
    })
    expect(before).toMatchObject({ simulation_config_id: config_id, monthly_interest_rate: 0.0299 })
    const { configs } = (await harness.api(`/private-consignment/simulation/configs?consultId=${consult_id}`))
      .body
    expect(configs.find(({ slug }: { slug: string }) => slug === CURTO.key).id).toBe(config_id)
    const rows = await harness.database.owner`
      select price_table_id, price_table_version, net_cents from clt_simulations where consult_id = ${consult_id} order by id`
    expect(rows.map((row) => [row.price_table_id, row.price_table_version])).toEqual([
      [config_id, 1],
      [config_id, 2],
    ])
    expect(Number(rows[0]?.net_cents)).toBe(Math.round(before.disbursed_issue_amount * 100))
  })
})
