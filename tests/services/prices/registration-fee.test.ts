import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cents } from '#lib/domain/money.ts'
import { readMoney } from '#lib/domain/read-money.ts'
import { codeOf } from '#tests/support/checks/code-of.ts'
import {
  type OperationFixture,
  operationBody,
  operationFixture,
} from '#tests/support/fixtures/operation-fixture.ts'
import { proposalBody } from '#tests/support/fixtures/proposal-body.ts'
import { type ProposalFixture, proposalFixture } from '#tests/support/fixtures/proposal-fixture.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

let harness: Harness
let operations: OperationFixture
let proposals: ProposalFixture

beforeAll(async () => {
  harness = await startHarness({ worker: false })
  operations = await operationFixture(harness)
  proposals = await proposalFixture(harness)
})

afterAll(() => harness?.stop())

const CLT_FEE = 45_00
const FGTS_FEE = 35_00
const CLT_WITH_FEE = { priceTableKey: 'aurora-curto', numberOfInstallments: 12, installmentCents: 200_00 }

const fgtsTableId = async (key: string) => {
  const [row] = await harness.database.owner`
    select id from price_tables
    where organization_id = ${operations.organizationId} and product = 'fgts' and key = ${key}`
  return String(row?.id)
}

const simulateFgts = async (documentNumber: string, balanceId: string, key = 'Aurora Leve') => {
  const [balance] = await harness.database.owner`
    select periods, institution_code from fgts_balance_queries where id = ${balanceId}`
  const answer = await harness.api('/fgts/simulations', {
    body: {
      documentNumber,
      provider: balance?.institution_code,
      simulationFeesId: await fgtsTableId(key),
      balanceId,
      desiredInstallments: balance?.periods.map((period: { dueDate: string; amountCents: number }) => ({
        dueDate: period.dueDate,
        totalAmount: period.amountCents / 100,
      })),
    },
  })
  if (answer.status !== 200) throw new Error(`no simulation: ${answer.text}`)
  return answer.body
}

const contractClt = (simulationId: string, documentNumber: string) =>
  harness.api('/private-consignment/operation', { body: operationBody(simulationId, documentNumber) })

const contractFgts = (simulationId: string, documentNumber: string) =>
  harness.api('/fgts/proposal', { body: proposalBody(simulationId, documentNumber) })

const customerOfAurora = async () => {
  const consult = await operations.consult()
  const contract = await proposals.create({}, { documentNumber: consult.documentNumber })
  return { consult, contract, documentNumber: consult.documentNumber }
}

describe('a registration fee', () => {
  test('is charged in the first contract with an institution and left out of the second', async () => {
    const { simulation: first } = await operations.simulate({}, CLT_WITH_FEE)
    const { consult } = await customerOfAurora()
    const second = await operations.simulation({ ...CLT_WITH_FEE, consultId: consult.id })
    expect([first.feeCents, second.feeCents]).toEqual([CLT_FEE, 0])
    expect(second.issueCents).toBe(first.issueCents)
    expect(second.netCents).toBe(first.netCents + CLT_FEE)
    expect(Number(second.cetAnnual)).toBeLessThan(Number(first.cetAnnual))
    expect(second.parameters).toMatchObject({ fee: { type: 'fixed', value: 0 }, feeWaived: true })
  })

  test('is left out for a net amount, the largest instalment, comparisons and the largest loans', async () => {
    const { compareCltOffers } = await import('#lib/services/clt/compare-clt-offers.ts')
    const { listCltLargestLoans } = await import('#lib/services/clt/list-clt-largest-loans.ts')
    const { consult } = await customerOfAurora()
    const byNet = await operations.simulation({
      priceTableKey: 'aurora-curto',
      numberOfInstallments: 12,
      consultId: consult.id,
      netCents: 1_500_00,
    })
    expect([byNet.netCents, byNet.feeCents]).toEqual([1_500_00, 0])
    const subject = { consultId: consult.id, priceTableId: byNet.priceTableId }
    const largest = await listCltLargestLoans(operations.context(), subject)
    const comparison = await compareCltOffers(operations.context(), {
      consultId: consult.id,
      installmentCents: cents(200_00),
      netCents: null,
    })
    const offers = comparison.flatMap(({ offers }) => offers.flatMap(({ loan }) => loan ?? []))
    expect(offers.length).toBeGreaterThan(largest.length)
    expect([...largest, ...offers].every(({ feeCents }) => feeCents === 0)).toBe(true)
  })

  test('is left out of an FGTS simulation, comparison and offer after a CLT contract', async () => {
    const { documentNumber } = await operations.create()
    const balanceId = await proposals.balance(documentNumber)
    const second = await simulateFgts(documentNumber, balanceId)
    const other = await proposals.simulation()
    const first = await simulateFgts(other.documentNumber, other.balanceQueryId)
    expect([first.tc, first.feeWaived, second.tc, second.feeWaived]).toEqual([35, false, 0, true])
    expect(readMoney(second.availableBalance)).toBe((readMoney(first.availableBalance) ?? 0) + FGTS_FEE)
    const { compareFgtsTables } = await import('#lib/services/fgts/compare-fgts-tables.ts')
    const { listFgtsOffers } = await import('#lib/services/fgts/list-fgts-offers.ts')
    const tables = await compareFgtsTables(operations.context(), {
      documentNumber,
      provider: 'aurora',
      balanceId,
      targetAmount: cents(500_00),
      desiredInstallments: other.installments,
    })
    const [offer] = await listFgtsOffers(operations.context(), { balanceIds: [balanceId] })
    const figures = [...tables, ...(offer?.tables ?? [])].map(({ simulation }) => simulation?.feeCents)
    expect(figures).toEqual([0, 0, 0, 0, 0, 0])
  })

  test('is explained in workings, contract and offer when it is not charged', async () => {
    const { consult } = await customerOfAurora()
    const { id } = await operations.simulation({ ...CLT_WITH_FEE, consultId: consult.id })
    const { getSimulationWorkings } = await import('#lib/services/simulations/get-simulation-workings.ts')
    const { getSimulationOfferText } = await import('#lib/services/simulations/get-simulation-offer-text.ts')
    const workings = await getSimulationWorkings(operations.context(), { id })
    expect(workings.fee).toEqual({ cents: 0, share: null, feeName: null, feeWaived: true })
    expect(JSON.stringify(await getSimulationOfferText(operations.context(), { id }))).toMatch(
      /Tarifa de cadastro \(já cliente\): R\$.0,00/,
    )
  })

  test('is charged at another institution, and after a contract that was canceled or rejected', async () => {
    for (const status of ['canceled', 'rejected'] as const) {
      const { consult, contract } = await customerOfAurora()
      await proposals.bring(contract.id, 'formalization')
      await proposals.report(contract.id, status)
      const { feeCents } = await operations.simulation({ ...CLT_WITH_FEE, consultId: consult.id })
      expect(feeCents).toBe(CLT_FEE)
    }
    const elsewhere = await operations.consult({ institutionCode: 'ipe' })
    await proposals.create({}, { documentNumber: elsewhere.documentNumber })
    const { feeCents } = await operations.simulation({ consultId: elsewhere.id, priceTableKey: 'ipe-roxo' })
    expect(feeCents).toBe(79_90)
  })

  test('is left out when the institution reports the relationship', async () => {
    const { owner } = harness.database
    const { consult } = await operations.simulate()
    await owner`update clt_consults set existing_customer = true where id = ${consult.id}`
    const { feeCents } = await operations.simulation({ ...CLT_WITH_FEE, consultId: consult.id })
    const other = await proposals.simulation()
    await owner`
      update fgts_balance_queries set existing_customer = true where id = ${other.balanceQueryId}`
    const { tc } = await simulateFgts(other.documentNumber, other.balanceQueryId)
    expect([feeCents, tc]).toEqual([0, 0])
  })

  test('under another name is charged in every contract', async () => {
    const { createPriceTable } = await import('#lib/services/prices/create-price-table.ts')
    const { CLT_PRICE_DEFAULTS } = await import('#lib/domain/finance/price-parameters.ts')
    const create = (key: string, feeName: string | null) =>
      createPriceTable(operations.context(), {
        product: 'clt',
        institutionCode: 'aurora',
        key,
        label: key,
        isDefault: false,
        terms: [12],
        parameters: { ...CLT_PRICE_DEFAULTS, fee: { type: 'fixed', value: 60_00 }, feeName },
      })
    await create('com-nome', 'Tarifa de confecção')
    expect(await codeOf(create('nome-longo', 'x'.repeat(61)))).toBe('fee_table_out_of_range')
    const { consult } = await customerOfAurora()
    const { feeCents, parameters } = await operations.simulation({
      ...CLT_WITH_FEE,
      priceTableKey: 'com-nome',
      consultId: consult.id,
    })
    expect([feeCents, parameters.feeName, parameters.feeWaived]).toEqual([
      60_00,
      'Tarifa de confecção',
      undefined,
    ])
  })
})

describe('two simulations with a registration fee', () => {
  test('do not both become contracts: the second must be simulated again', async () => {
    const { consult, simulation, documentNumber } = await operations.simulate({}, CLT_WITH_FEE)
    const { id, answer } = await proposals.create({}, { documentNumber })
    const response = await contractClt(simulation.id, documentNumber)
    expect(response).toMatchObject({
      status: 409,
      body: {
        code: 'registration_fee_already_charged',
        proposalId: id,
        contractNumber: answer.body.contractNumber,
      },
    })
    const again = await operations.simulation({ ...CLT_WITH_FEE, consultId: consult.id })
    expect((await contractClt(again.id, documentNumber)).status).toBe(201)
  })

  test('become exactly one contract at the same moment', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { simulation, documentNumber } = await operations.simulate({}, CLT_WITH_FEE)
      const balanceId = await proposals.balance(documentNumber)
      const advance = await simulateFgts(documentNumber, balanceId)
      const answers = await Promise.all([
        contractClt(simulation.id, documentNumber),
        contractFgts(advance.id, documentNumber),
      ])
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
      const refusal = answers.find(({ status }) => status === 409)
      expect(refusal?.body.code).toBe('registration_fee_already_charged')
    }
  })
})
