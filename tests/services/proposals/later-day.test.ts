import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { now } from '#lib/config/clock.ts'
import { getFormalization } from '#lib/services/formalization/get-formalization.ts'
import { identifyCustomer } from '#lib/services/formalization/identify-customer.ts'
import { BIRTH } from '#tests/services/formalization/formalization-fixture.ts'
import {
  type OperationFixture,
  operationBody,
  operationFixture,
} from '#tests/support/fixtures/operation-fixture.ts'
import { proposalBody } from '#tests/support/fixtures/proposal-body.ts'
import { customer, type ProposalFixture, proposalFixture } from '#tests/support/fixtures/proposal-fixture.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

let harness: Harness
let proposals: ProposalFixture
let operations: OperationFixture

beforeAll(async () => {
  harness = await startHarness({ worker: false })
  proposals = await proposalFixture(harness)
  operations = await operationFixture(harness)
})

afterAll(() => harness?.stop())

const at = (instant: string) => harness.travel(new Date(instant).getTime() - now().getTime())

const LATE = 'T23:50:00-03:00'
const NOON = 'T12:00:00-03:00'

describe('FGTS: an offer made at 23:50, contracted on the next day', () => {
  const offer = async (day: string) => {
    await at(`${day}${LATE}`)
    return proposals.simulation()
  }
  const contract = (simulation: { id: string; documentNumber: string }, overrides = {}) =>
    harness.api('/fgts/proposal', {
      body: { ...proposalBody(simulation.id, simulation.documentNumber), ...overrides },
    })

  test('is rejected with the figures of that day until its release date is named', async () => {
    const simulation = await offer('2027-01-18')
    await at(`2027-01-19${NOON}`)
    const response = await contract(simulation)
    expect(response).toMatchObject({
      status: 409,
      body: { code: 'figures_changed', previousReleaseDate: '2027-01-18', releaseDate: '2027-01-19' },
    })
    const { net, releaseDate } = response.body
    expect(net * 100).toBeGreaterThan(simulation.netCents)
    expect(await contract(simulation, { releaseDate: '2027-01-18' })).toMatchObject({ status: 409 })
    expect(await contract(simulation, { releaseDate: '2027-01-20' })).toMatchObject({ status: 409 })
    const created = await contract(simulation, { releaseDate })
    expect(created.status, created.text).toBe(201)
    const { body } = await harness.api(`/fgts/proposal/${created.body.id}`)
    expect(body).toMatchObject({ availableBalance: net, simulation: { id: simulation.id, releaseDate } })
    expect(await contract(simulation, { releaseDate })).toMatchObject({
      status: 409,
      body: { code: 'simulation_already_used' },
    })
  })

  test('shows the customer no change, since they were shown these figures', async () => {
    const simulation = await offer('2027-01-20')
    await at(`2027-01-21${NOON}`)
    const { body } = await contract(simulation, { releaseDate: '2027-01-21' })
    await proposals.report(body.id, 'formalization')
    const token = proposals.tokenOf(body.id)
    const signer = { token, documentNumber: simulation.documentNumber, birthDate: BIRTH }
    const { proof } = await identifyCustomer(await customer(), signer)
    const view = await getFormalization(await customer(), { token, proof })
    expect(view.contract?.figures.releaseDate).toBe('2027-01-21')
    expect(view.contract?.moved).toEqual({ change: null, refusal: null })
  })

  test('ends with its last day, and when its balance is cleared', async () => {
    const [simulation, cleared] = [await offer('2027-01-25'), await offer('2027-01-25')]
    await harness.api(`/fgts/balance/cache/${cleared.documentNumber}`, { method: 'DELETE' })
    await at(`2027-01-26${NOON}`)
    const releaseDate = '2027-01-26'
    expect((await contract(cleared, { releaseDate })).body.code).toBe('simulation_expired')
    await at('2027-01-26T23:59:58-03:00')
    expect((await contract(simulation)).body.code).toBe('figures_changed')
    await at('2027-01-27T00:00:01-03:00')
    expect((await contract(simulation)).body.code).toBe('simulation_expired')
  })

  test('becomes one proposal from two simulations of a balance, even after the balance expired', async () => {
    const first = await offer('2027-01-28')
    const [row] = await harness.database.owner`
      select balance_query_id from fgts_simulations where id = ${first.id}`
    const second = await proposals.simulation({
      documentNumber: first.documentNumber,
      balanceId: String(row?.balance_query_id),
    })
    await at('2027-01-29T23:55:00-03:00')
    const releaseDate = '2027-01-29'
    expect((await contract(first, { releaseDate })).status).toBe(201)
    expect((await contract(second, { releaseDate })).body.code).toBe('withdrawals_in_use')
  })

  test('has no figures where the rules of the later day forbid it', async () => {
    const simulation = await offer('2027-02-01')
    const { owner } = harness.database
    await owner`
      insert into price_ceilings ${owner({
        id: simulation.id,
        organization_id: proposals.organizationId,
        product: 'fgts',
        institution_code: 'aurora',
        monthly_rate: '0.001',
        status: 'approved',
        note: 'Teste',
        created_by_id: 'a',
        created_by_name: 'A',
        created_at: now(),
        decided_by_id: 'b',
        decided_by_name: 'B',
        decided_at: now(),
      })}`
    await at(`2027-02-02${NOON}`)
    expect(await contract(simulation, { releaseDate: '2027-02-02' })).toMatchObject({
      status: 409,
      body: { code: 'figures_not_renewable' },
    })
  })
})

// Portaria MTE 435/2025 art. 24: contracts after the 20th belong to the next payroll.
test('moves a CLT simulation made late on the 20th to the next payroll when contracted on the 21st', async () => {
  await at(`2027-01-20${LATE}`)
  const { simulation, documentNumber } = await operations.simulate({}, { netCents: 5_000_00 })
  await at('2027-01-21T00:10:00-03:00')
  const contract = (overrides = {}) =>
    harness.api('/private-consignment/operation', {
      body: { ...operationBody(simulation.id, documentNumber), ...overrides },
    })
  const response = await contract()
  expect(response).toMatchObject({
    status: 409,
    body: {
      code: 'figures_changed',
      previousFirstDueDate: '2027-03-20',
      firstDueDate: '2027-04-20',
      net: 5_000,
      releaseDate: '2027-01-21',
    },
  })
  const created = await contract({ release_date: response.body.releaseDate })
  expect(created.status, created.text).toBe(201)
  const { body } = await harness.api(`/private-consignment/operation/${created.body.id}`)
  expect(body).toMatchObject({
    simulation_id: simulation.id,
    operation_data: { first_due_date: '2027-04-20', disbursed_issue_amount: 5_000 },
  })
})
