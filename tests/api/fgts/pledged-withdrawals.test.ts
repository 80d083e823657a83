import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SimulationView } from '#lib/domain/fgts/simulation-view.ts'
import { centsToNumber } from '#lib/domain/money.ts'
import { nextCpf } from '#tests/support/fixtures/cpf.ts'
import { proposalBody } from '#tests/support/fixtures/proposal-body.ts'
import { type ProposalFixture, proposalFixture } from '#tests/support/fixtures/proposal-fixture.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

let harness: Harness
let proposals: ProposalFixture

beforeAll(async () => {
  harness = await startHarness({ worker: false })
  proposals = await proposalFixture(harness)
})

afterAll(() => harness?.stop())

const post = (simulation: { id: string; documentNumber: string }) =>
  harness.api('/fgts/proposal', { body: proposalBody(simulation.id, simulation.documentNumber) })

const cancel = (id: string) => harness.api(`/fgts/proposal/${id}/cancel`, { method: 'PATCH', body: {} })

const simulateAt = async (provider: string, documentNumber: string, first: SimulationView) => {
  const balanceId = await proposals.balance(documentNumber, provider)
  const [table] = await harness.database.owner`
    select id from price_tables
    where organization_id = ${proposals.organizationId} and product = 'fgts' and institution_code = ${provider} and active`
  const desiredInstallments = first.installments.map(({ dueDate, amountCents }) => ({
    dueDate,
    totalAmount: centsToNumber(amountCents),
  }))
  return {
    balanceId,
    answer: await harness.api('/fgts/simulations', {
      body: {
        documentNumber,
        provider,
        simulationFeesId: String(table?.id),
        balanceId,
        targetAmount: 0,
        desiredInstallments,
      },
    }),
  }
}

describe('withdrawals that guarantee a contract', () => {
  test('are rejected in another simulation with the contract named, at another institution too', async () => {
    const { id, documentNumber, simulation, answer: created } = await proposals.create()
    const { balanceId, answer } = await simulateAt('caravela', documentNumber, simulation)
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'withdrawals_in_use', proposalId: id, contractNumber: created.body.contractNumber },
    })
    expect(answer.body.detail).toContain(created.body.contractNumber)
    const { body } = await harness.api(`/fgts/balance/queries/${balanceId}`)
    expect(body.eligibility).toMatchObject({
      eligible: false,
      reasons: [{ code: 'withdrawals_in_use', proposalId: id }],
    })
  })

  test('are named where the institution reports an operation in progress', async () => {
    const { id, documentNumber } = await proposals.create()
    const balanceId = await proposals.balance(documentNumber, 'ipe')
    await harness.database.owner`
      update fgts_balance_queries set status = 'fail', code = 'ongoing_operation' where id = ${balanceId}`
    const { body } = await harness.api(`/fgts/balance/queries/${balanceId}`)
    expect(body.eligibility.reasons).toMatchObject([{ code: 'ongoing_operation', proposalId: id }])
  })

  test('are free again when the contract is canceled', async () => {
    const { id, documentNumber, simulation } = await proposals.create()
    expect((await cancel(id)).status).toBe(200)
    const { answer } = await simulateAt('caravela', documentNumber, simulation)
    expect(answer.status).toBe(200)
    expect((await post(answer.body)).status).toBe(201)
  })

  test('lead to one contract out of a hundred created at once on different balances', async () => {
    const documentNumber = nextCpf()
    const simulations = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        proposals.simulation({ documentNumber, provider: index % 2 === 0 ? 'aurora' : 'caravela' }),
      ),
    )
    const answers = await Promise.all(simulations.map(post))
    const created = answers.filter(({ status }) => status === 201)
    expect(created).toHaveLength(1)
    for (const answer of answers.filter((other) => !created.includes(other))) {
      expect(answer).toMatchObject({
        status: 409,
        body: { code: 'withdrawals_in_use', proposalId: created[0]?.body.id },
      })
    }
  })
})
