import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formatCpf } from '#lib/domain/documents/cpf.ts'
import { isContractNumber } from '#lib/domain/proposals/contract-number.ts'
import { makeCpf } from '#tests/support/fixtures/cpf.ts'
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

const post = (body: unknown) => harness.api('/fgts/proposal', { body })

/** Returns a request body for a new simulation; an undefined override removes the field. */
const bodyWith = async (overrides: Record<string, unknown>) => {
  const { id, documentNumber } = await proposals.simulation()
  return { ...proposalBody(id, documentNumber), ...overrides }
}

const jobsOf = (id: string) => harness.database.owner`
  select t.identifier, j.run_at from graphile_worker._private_jobs j
  join graphile_worker._private_tasks t on t.id = j.task_id
  where j.payload->>'proposalId' = ${id} order by 1`

describe('POST /fgts/proposal', () => {
  test('returns 201 with the contract number and the link, and writes everything in one transaction', async () => {
    const { id, answer, simulation, documentNumber } = await proposals.create()
    expect(answer.headers.get('location')).toBe(`/api/fgts/proposal/${id}`)
    expect(answer.body).toMatchObject({ status: 'generating_ccb' })
    expect(isContractNumber(answer.body.contractNumber)).toBe(true)
    expect(answer.body.formalizationLink).toMatch(new RegExp(`^${harness.origin}/formalization/[\\w-]{64}$`))
    expect((await jobsOf(id)).map((job) => job.identifier)).toEqual(['expire_signature', 'submit_proposal'])
    const { owner } = harness.database
    expect(
      await owner`select 1 from audit_entries where subject_id = ${id} and action = 'proposal.create'`,
    ).toHaveLength(1)
    expect(await owner`select 1 from events where resource_id = ${id}`).toHaveLength(1)
    const [balance] =
      await owner`select cleared_at from fgts_balance_queries where id = ${simulation.balanceQueryId}`
    expect(balance?.cleared_at).not.toBeNull()
    const response = await harness.api(`/fgts/balance?search=${documentNumber}`)
    expect(response.text).not.toContain(simulation.balanceQueryId)
  })

  test('creates one proposal from a simulation used many times at once, and returns its id to the others', async () => {
    const body = await bodyWith({})
    const answers = await Promise.all(Array.from({ length: 20 }, () => post(body)))
    const created = answers.filter(({ status }) => status === 201)
    expect(created).toHaveLength(1)
    for (const answer of answers.filter((other) => !created.includes(other))) {
      expect(answer).toMatchObject({ status: 409, body: { code: 'simulation_already_used' } })
      expect(answer.body.proposalId).toBe(created[0]?.body.id)
    }
  })

  test('creates one proposal per balance, however many simulations it has', async () => {
    const documentNumber = makeCpf({ seed: 424_242 })
    const balanceId = await proposals.balance(documentNumber)
    const first = await proposals.simulation({ documentNumber, balanceId })
    const second = await proposals.simulation({ documentNumber, balanceId })
    const answers = await Promise.all([first, second].map(({ id }) => post(proposalBody(id, documentNumber))))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
  })

  test('returns 410 for an expired simulation', async () => {
    const body = await bodyWith({})
    await harness.travel(49 * 3_600_000)
    expect(await post(body)).toMatchObject({ status: 410, body: { code: 'simulation_expired' } })
  })

  test.each([
    [
      'another CPF',
      { individualDocumentNumber: makeCpf({ seed: 1 }) },
      'document_mismatch',
      '/individualDocumentNumber',
    ],
    ['a minor', { birthDate: '2015-01-01' }, 'age_below_minimum', '/birthDate'],
    ['another institution', { provider: 'caravela' }, 'simulation_mismatch', '/provider'],
    [
      'other periods',
      { fgtsProposalsPeriods: [{ amount: 1, dueDate: '2030-01-01' }] },
      'simulation_mismatch',
      '/fgtsProposalsPeriods',
    ],
    ['an unknown bank', { payment: transfer({ bankId: '999' }) }, 'invalid_bank', '/payment/data/bankId'],
    [
      'the CPF key of somebody else',
      { payment: pix(formatCpf(makeCpf({ seed: 2 }))) },
      'pix_key_not_of_borrower',
      '/payment/data/pix',
    ],
  ])('rejects %s with its own code, pointing at the field', async (...example) => {
    const [, overrides, code, pointer] = example
    const answer = await post(await bodyWith(overrides))
    expect(answer).toMatchObject({ status: 422, body: { code } })
    expect(answer.body.errors[0]).toMatchObject({ pointer, code })
  })

  test('reports every invalid field at once', async () => {
    const answer = await post(
      await bodyWith({
        name: ' ',
        individualDocumentNumber: '123',
        maritalStatus: 'complicated',
        isPEP: undefined,
        birthDate: '1990-02-30',
        email: 'a@b',
        phone: '12345',
        phoneRegionCode: '20',
        phoneCountryCode: '1',
        postalCode: '123',
        state: 'XX',
        payment: pix('not a key'),
      }),
    )
    expect(answer).toMatchObject({ status: 422, body: { code: 'invalid_request' } })
    const errors: { pointer: string; code: string }[] = answer.body.errors
    expect(Object.fromEntries(errors.map(({ pointer, code }) => [pointer, code]))).toEqual({
      '/name': 'required',
      '/individualDocumentNumber': 'invalid_cpf',
      '/maritalStatus': 'invalid_value',
      '/isPEP': 'required',
      '/birthDate': 'invalid_date',
      '/email': 'invalid_value',
      '/phone': 'invalid_phone',
      '/phoneRegionCode': 'invalid_phone',
      '/phoneCountryCode': 'invalid_phone',
      '/postalCode': 'invalid_value',
      '/state': 'invalid_value',
      '/payment/data/pix': 'invalid_pix_key',
    })
  })

  test('accepts an account of a bank by COMPE code or ISPB, and PIX keys of each kind', async () => {
    for (const payment of [
      transfer({ bankId: '001' }),
      transfer({ bankId: '00000000', accountType: 'saving_account' }),
      pix('Maria@Example.com'),
      pix('+5511987654321'),
      pix('123e4567-e89b-42d3-a456-426614174000'),
    ]) {
      const answer = await post(await bodyWith({ payment }))
      expect(answer.status, answer.text).toBe(201)
    }
  })

  test('ignores unknown fields, and accepts what older programs send', async () => {
    const { id, documentNumber, priceTableId, installments } = await proposals.simulation()
    const answer = await post({
      ...proposalBody(id, documentNumber),
      simulationFeesId: priceTableId,
      provider: 'AURORA',
      isInsured: true,
      qrCodeId: 'x',
      birthDate: '1990-03-15T00:00:00.000Z',
      fgtsProposalsPeriods: installments.map(({ dueDate, amountCents }) => ({
        dueDate,
        amount: String(amountCents / 100),
      })),
    })
    expect(answer.status, answer.text).toBe(201)
  })

  test('answers an unknown simulation and one of another organization alike', async () => {
    const answer = await post(await bodyWith({ fgtsSimulationId: '01981f69-0f00-7aaa-8aaa-000000000001' }))
    expect(answer).toMatchObject({ status: 422, body: { code: 'simulation_not_found' } })
  })

  test('replays the response for the same idempotency key', async () => {
    const body = await bodyWith({})
    const call = { body, headers: { 'idempotency-key': 'proposal-1' } }
    const first = await harness.api('/fgts/proposal', call)
    const second = await harness.api('/fgts/proposal', call)
    expect(second.headers.get('idempotent-replayed')).toBe('true')
    expect(second.body).toEqual(first.body)
  })
})

function pix(key: string) {
  return { type: 'pix', data: { pix: key } }
}

function transfer(overrides: Record<string, unknown>) {
  const data = {
    bankId: '001',
    agency: '0001',
    account: '1234567',
    digit: '0',
    accountType: 'checking_account',
  }
  return { type: 'transfer', data: { ...data, ...overrides } }
}
