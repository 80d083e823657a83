import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { consultBody } from '#tests/support/fixtures/consult-body.ts'
import { makeCpf } from '#tests/support/fixtures/cpf.ts'
import { proposalBody } from '#tests/support/fixtures/proposal-body.ts'
import { type ProposalFixture, proposalFixture } from '#tests/support/fixtures/proposal-fixture.ts'
import { isCpf } from '#tests/support/fixtures/stored-cpf.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

let harness: Harness
let proposals: ProposalFixture

beforeAll(async () => {
  harness = await startHarness({ worker: false })
  proposals = await proposalFixture(harness)
  await harness.database.owner`update institutions set aliases = '{qi,qi-scd}' where code = 'aurora'`
})

afterAll(() => harness?.stop())

describe('an institution with an alias', () => {
  test('is found by its alias in bodies, in any case, and answers with its code', async () => {
    const documentNumber = makeCpf({ seed: 640 })
    for (const provider of ['QI', 'qi-scd', ' aurora ']) {
      const answer = await harness.api('/fgts/balance', { body: { documentNumber, provider } })
      // The first call starts the query; the others conflict with it.
      expect([200, 409], answer.text).toContain(answer.status)
    }
    const customer = { organizationId: await harness.demoOrganizationId(), documentNumber }
    const { owner } = harness.database
    const rows = await owner`
      select institution_code from fgts_balance_queries where ${isCpf(owner, customer)}`
    expect(rows.map((row) => row.institutionCode ?? row.institution_code)).toEqual(['aurora'])

    const term = await harness.api('/private-consignment/consult', {
      body: { ...consultBody(), provider: 'QI' },
    })
    expect(term.status, term.text).toBe(201)
    const consult = await harness.api(`/private-consignment/consult/${term.body.id}`)
    expect(consult.body.provider).toBe('aurora')
  })

  test('matches its simulation under either name on the proposal', async () => {
    const { id, documentNumber } = await proposals.simulation()
    const answer = await harness.api('/fgts/proposal', {
      body: { ...proposalBody(id, documentNumber), provider: 'QI-SCD' },
    })
    expect(answer.status, answer.text).toBe(201)
    const proposal = await harness.api(`/fgts/proposal/${answer.body.id}`)
    expect(proposal.body.provider).toBe('aurora')
  })

  test('is found by its alias in list filters', async () => {
    const { id } = await proposals.create()
    const response = await harness.api('/fgts/proposal?provider=QI')
    expect(response.body.data.map((item: { id: string }) => item.id)).toContain(id)
    expect((await harness.api('/fgts/proposal?provider=ipe')).body.data).toEqual([])
    const tables = await harness.api('/fgts/simulations/fees/new?provider=qi')
    expect(tables.body.length).toBeGreaterThan(0)
    expect(tables.body.every(({ provider }: { provider: string }) => provider === 'aurora')).toBe(true)
    const configs = await harness.api('/private-consignment/simulation/configs?provider=qi')
    expect(configs.body.configs.length).toBeGreaterThan(0)
  })

  test('is rejected under an unknown name, with the existing codes', async () => {
    const answer = await harness.api('/fgts/balance', {
      body: { documentNumber: makeCpf({ seed: 641 }), provider: 'bms' },
    })
    expect([answer.status, answer.body.code]).toEqual([422, 'provider_not_supported'])
    expect(answer.body.allowed).toEqual(['aurora', 'caravela', 'ipe'])
  })
})
