import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sandboxState } from '#db/encrypted-columns.ts'
import { eventually } from '#tests/support/checks/eventually.ts'
import { nextCpf } from '#tests/support/fixtures/cpf.ts'
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
  harness = await startHarness()
  operations = await operationFixture(harness)
})

afterAll(() => harness?.stop())

const operationOf = async (id: string) => (await harness.api(`/private-consignment/operation/${id}`)).body

const untilStatus = (id: string, status: string) =>
  eventually(`${status} of ${id}`, async () => {
    const operation = await operationOf(id)
    return operation.status === status ? operation : null
  })

/** Creates a signed operation; digits 7–9 of the CPF choose the sandbox outcome. */
const createSignedOperation = async (digits79: string, overrides: Record<string, unknown> = {}) => {
  const { simulation, documentNumber } = await operations.simulate({
    documentNumber: nextCpf(digits79),
  })
  const body = operationBody(simulation.id, documentNumber, overrides)
  const { id } = (await harness.api('/private-consignment/operation', { body })).body
  await untilStatus(id, 'formalization')
  await operations.sign(id)
  return String(id)
}

const HAPPY = ['generating_ccb', 'formalization', 'analysis', 'processing', 'paid']

describe('an operation at a sandbox institution', () => {
  test('is paid automatically after the signature, with a signed event for every step', async () => {
    const receiver = await harness.receiver()
    const proposals = await harness.receiver()
    const registration = { body: { url: receiver.url } }
    await harness.api('/user/webhook/private-consignment/operation', registration)
    await harness.api('/user/webhook/proposal', { body: { url: proposals.url } })
    const id = await createSignedOperation('100')
    await untilStatus(id, 'paid')
    const receivedEvents = () =>
      [
        ...receiver.ofType('private.consignment.operation.created'),
        ...receiver.ofType('private.consignment.operation.updated'),
      ].filter(({ body }) => body.operationId === id)
    await eventually('five events', () => receivedEvents().length >= HAPPY.length)
    const inOrder = receivedEvents().toSorted((a, b) => Number(a.body.sequence) - Number(b.body.sequence))
    expect(inOrder.map(({ body }) => body.status)).toEqual(HAPPY)
    expect(proposals.ofType('proposal.status.update')).toEqual([])
  })

  test('is submitted with the institution’s own id of the consult', async () => {
    const { owner } = harness.database
    const { consult, simulation, documentNumber } = await operations.simulate()
    await owner`
      insert into institution_references (institution_code, external_id, organization_id, resource_type, resource_id, created_at)
      values ('aurora', ${`consult-${consult.id}`}, ${operations.organizationId}, 'clt_consult', ${consult.id}, now())`
    const body = operationBody(simulation.id, documentNumber)
    const { id } = (await harness.api('/private-consignment/operation', { body })).body
    await untilStatus(id, 'formalization')
    const [sandboxCase] = await owner`select * from sandbox_cases where reference = ${id}`
    const [state] = plainRows(sandboxState, sandboxCase ? [sandboxCase] : []).map((row) =>
      JSON.parse(row.state),
    )
    expect([sandboxCase?.kind, state]).toMatchObject([
      'proposal',
      { product: 'clt', consultId: `consult-${consult.id}` },
    ])
  })

  test('waits for another payment when the PIX key is rejected, and is paid with an account', async () => {
    const id = await createSignedOperation('930')
    expect(await untilStatus(id, 'pending')).toMatchObject({ pending_items: [{ type: 'pix_refusal' }] })
    const bank = {
      transfer_method: 'ted',
      bank_code: '001',
      branch_number: '1234',
      account_number: '7654321',
      account_digit: '1',
    }
    const init = { method: 'PATCH', body: { bank } }
    const answer = await harness.api(`/private-consignment/operation/${id}/pendency/payment-data`, init)
    expect(answer.status, answer.text).toBe(200)
    await untilStatus(id, 'paid')
  })

  test('returns to analysis with a readable document, and is paid', async () => {
    const id = await createSignedOperation('932')
    await untilStatus(id, 'pending')
    const form = new FormData()
    form.set('type', 'identification_front')
    form.set('file', new Blob([new Uint8Array(Buffer.from('ffd8ffe000104a464946ffd9', 'hex'))]), 'rg.jpg')
    const { key } = (await harness.api(`/private-consignment/operation/${id}/document`, { raw: form })).body
    await harness.api(`/private-consignment/operation/${id}/pendency/documents`, {
      method: 'PATCH',
      body: { documents: [{ type: 'identification_front', key }] },
    })
    await untilStatus(id, 'paid')
  })

  test('is rejected in analysis with the reason, and refunded after the payment', async () => {
    const [refused, refunded] = await Promise.all([
      createSignedOperation('934'),
      createSignedOperation('936'),
    ])
    expect(await untilStatus(refused, 'rejected')).toMatchObject({ status_reason: 'credit_refused' })
    expect(await untilStatus(refunded, 'refunded')).toMatchObject({ status_reason: 'refunded_by_customer' })
  })
})
