import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eventBody } from '#db/encrypted-columns.ts'
import { isContractNumber } from '#lib/domain/proposals/contract-number.ts'
import {
  type OperationFixture,
  operationBody,
  operationFixture,
} from '#tests/support/fixtures/operation-fixture.ts'
import { plainRows } from '#tests/support/fixtures/plain-rows.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

let harness: Harness
let operations: OperationFixture

beforeAll(async () => {
  harness = await startHarness({ worker: false })
  operations = await operationFixture(harness)
})

afterAll(() => harness?.stop())

const post = (body: unknown) => harness.api('/private-consignment/operation', { body })
const operationOf = async (id: string) => (await harness.api(`/private-consignment/operation/${id}`)).body

const eventsOf = async (id: string) => {
  const rows = await harness.database.owner`
    select * from events where resource_id = ${id} order by sequence`
  return plainRows(eventBody, rows).map(({ kind, body }) => ({ kind, ...JSON.parse(body) }))
}

describe('POST /private-consignment/operation', () => {
  test('returns 201 with contract number and link, and writes everything in one transaction', async () => {
    const { id, answer, simulation, consult } = await operations.create()
    expect(answer.headers.get('location')).toBe(`/api/private-consignment/operation/${id}`)
    expect(Object.keys(answer.body).sort()).toEqual(['contract_number', 'formalization_url', 'id', 'status'])
    expect(answer.body.status).toBe('generating_ccb')
    expect(isContractNumber(answer.body.contract_number)).toBe(true)
    expect(answer.body.formalization_url).toMatch(new RegExp(`^${harness.origin}/formalization/[\\w-]{64}$`))
    const { owner } = harness.database
    const jobs = await owner`
      select t.identifier from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id where j.payload->>'proposalId' = ${id} order by 1`
    expect(jobs.map((job) => job.identifier)).toEqual(['expire_signature', 'submit_proposal'])
    expect(
      await owner`select 1 from audit_entries where subject_id = ${id} and action = 'proposal.create'`,
    ).toHaveLength(1)
    expect(await eventsOf(id)).toMatchObject([
      {
        kind: 'private-consignment/operation',
        type: 'private.consignment.operation.created',
        operationId: id,
        consultId: consult.id,
        id_simulation: simulation.id,
        status: 'generating_ccb',
        previousStatus: null,
        pendingItems: [],
      },
    ])
  })

  test('accepts an account by COMPE code, ISPB or id, and PIX keys of each kind under any of its names', async () => {
    const { body: banks } = await harness.api('/banks?search=001')
    const random = '123e4567-e89b-42d3-a456-426614174000'
    for (const bank of [
      ted({ bank_code: '001' }),
      ted({ bank_id: '00000000', account_type: 'saving_account' }),
      ted({ bank_id: '', bank_code: '001', account_type: '' }),
      ted({ bank_id: banks.data[0].id, account_type: undefined }),
      pix('Maria@Example.com', 'e-mail'),
      pix('11987654321', 'telefone'),
      pix('+5511987654321', 'phone'),
      pix(random, 'chave aleatória'),
      pix('maria@example.com'),
    ]) {
      const { id } = await operations.create({ bank })
      const { transfer_method } = (await operationOf(id)).borrower.bank
      expect(transfer_method).toBe(bank.transfer_method)
    }
  })

  test('ignores unknown fields, and keeps plain work data', async () => {
    const { simulation, documentNumber } = await operations.simulate()
    const work_data = { employer: 'Serra', salary: 3200.5, nested: { more: true }, active: true }
    const body = operationBody(simulation.id, documentNumber, { work_data, nickname: 'Cida' })
    const answer = await post({ ...body, provider: 'AURORA', isInsured: true })
    expect(answer.status, answer.text).toBe(201)
    const { borrower } = await operationOf(answer.body.id)
    expect(borrower.work_data).toEqual({ employer: 'Serra', salary: 3200.5, active: true })
  })

  test('replays the response for the same idempotency key', async () => {
    const { simulation, documentNumber } = await operations.simulate()
    const call = {
      body: operationBody(simulation.id, documentNumber),
      headers: { 'idempotency-key': 'operation-1' },
    }
    const first = await harness.api('/private-consignment/operation', call)
    const second = await harness.api('/private-consignment/operation', call)
    expect(second.headers.get('idempotent-replayed')).toBe('true')
    expect(second.body).toEqual(first.body)
  })
})

describe('GET /private-consignment/operation', () => {
  test('lists operations newest first, with amounts as text, pending items and history', async () => {
    const first = await operations.create()
    const { id, documentNumber, simulation } = await operations.create()
    await operations.bring(id, 'pending')
    const { body } = await harness.api('/private-consignment/operation')
    expect(body.data.slice(0, 2).map((item: { id: string }) => item.id)).toEqual([id, first.id])
    expect(body.data[0]).toMatchObject({
      operationId: id,
      id,
      name: 'Maria Aparecida da Silva',
      documentNumber,
      partnerId: operations.organizationId,
      provider: 'aurora',
      status: 'pending',
      issueAmount: (simulation.issueCents / 100).toFixed(2),
      disbursedIssueAmount: (simulation.netCents / 100).toFixed(2),
      installmentFaceValue: (simulation.installmentCents / 100).toFixed(2),
      numberOfInstallments: 24,
      pendingItems: [{ type: 'pix_refusal' }],
    })
    const { history } = body.data[0]
    expect(history.map((line: { action: string }) => line.action)).toEqual([
      'generating_ccb',
      'formalization',
      'analysis',
      'pending',
    ])
    expect(history[0]).toMatchObject({ description: expect.stringContaining('contrato'), reason: null })
  })

  test('can be searched by CPF, contract number and name, and filtered by status and institution', async () => {
    const { id, documentNumber, answer } = await operations.create({ name: 'Zoroastra Única' })
    const search = async (query: string) =>
      (await harness.api(`/private-consignment/operation?${query}`)).body.data.map(
        (item: { id: string }) => item.id,
      )
    expect(await search(`search=${documentNumber}`)).toEqual([id])
    expect(await search(`search=${answer.body.contract_number}`)).toEqual([id])
    expect(await search('search=zoroastra%20uni')).toEqual([id])
    expect(await search(`search=${documentNumber}&status=paid`)).toEqual([])
    expect(await search(`search=${documentNumber}&provider=ipe`)).toEqual([])
  })
})

describe('GET /private-consignment/operation/{id}', () => {
  test('returns borrower, figures and masked payment, and the contract’s address once it exists', async () => {
    const { id, simulation, consult, documentNumber } = await operations.create()
    const before = await operationOf(id)
    expect(before).toMatchObject({ contract_url: null, status: 'generating_ccb' })
    await operations.report(id, 'formalization')
    const after = await operationOf(id)
    expect(after).toMatchObject({
      id,
      status: 'formalization',
      provider: 'aurora',
      document_number: documentNumber,
      partner_id: operations.organizationId,
      simulation_id: simulation.id,
      consult_id: consult.id,
      borrower: {
        individual_document_number: documentNumber,
        gender: 'female',
        document_identification_type: 'rg',
        document_identification_date: '2015-06-01',
        document_issuer: 'SSP/SP',
        phone: { country_code: '55', area_code: '11', number: '987654321' },
        address: { postal_code: '01310100', complement: null },
        bank: { transfer_method: 'pix', pix_key: expect.stringMatching(/^\*{3}\.\d{3}\.\d{3}-\*\*$/) },
      },
      operation_data: {
        operation_amount: simulation.issueCents / 100,
        issue_amount: simulation.issueCents / 100,
        disbursed_issue_amount: simulation.netCents / 100,
        first_due_date: simulation.firstDueDate,
        number_of_installments: 24,
        monthly_interest_rate: Number(simulation.monthlyRate),
        installment_face_value: simulation.installmentCents / 100,
      },
      operation_history: [
        { action: 'generating_ccb', reason: null },
        { action: 'formalization', reason: null },
      ],
      pending_items: [],
    })
    const file = await fetch(after.contract_url, {
      headers: { authorization: `Bearer ${await harness.token()}` },
    })
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect((await fetch(after.contract_url)).status).toBe(401)
  })

  test('returns the same 404 for an unknown and for an invalid id', async () => {
    for (const id of ['01981f69-0f00-7aaa-8aaa-000000000001', 'nonsense']) {
      const answer = await harness.api(`/private-consignment/operation/${id}`)
      expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } })
    }
  })
})

function pix(pix_key: string, pix_key_type?: string) {
  return { transfer_method: 'pix', pix_key, pix_key_type }
}

function ted(overrides: Record<string, unknown>) {
  const account = { branch_number: '0001', account_number: '1234567', account_digit: '0' }
  return { transfer_method: 'ted', ...account, account_type: 'checking_account', ...overrides }
}
