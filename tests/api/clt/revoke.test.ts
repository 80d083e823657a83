import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eventBody } from '#db/encrypted-columns.ts'
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
afterAll(() => harness.stop())

const revoke = (id: string, body?: unknown) =>
  harness.api(`/private-consignment/consult/${id}/revoke`, { method: 'POST', ...(body ? { body } : {}) })

const simulate = async (consultId: string) =>
  harness.api('/private-consignment/simulation', {
    body: { consult_id: consultId, config_id: await operations.priceTableId(), number_of_installments: 24 },
  })

// Source: LGPD (Lei 13.709/2018) art. 8 § 5 and art. 18 IX.
describe('POST /private-consignment/consult/{id}/revoke', () => {
  test('ends the consult, publishes an event and rejects every later simulation', async () => {
    const { id } = await operations.consult()
    expect((await simulate(id)).status).toBe(200)
    const { status, body } = await revoke(id, { reason: 'o cliente pediu' })
    expect([status, body.status, body.description]).toEqual([
      200,
      'REJECTED',
      'O cliente revogou a autorização de consulta.',
    ])
    const rows = await harness.database
      .owner`select * from events where resource_id = ${id} order by position`
    expect(
      plainRows(eventBody, rows)
        .map((row) => JSON.parse(row.body))
        .at(-1),
    ).toMatchObject({
      type: 'private.consignment.consult.updated',
      consultId: id,
      status: 'REJECTED',
      code: 'consent_revoked',
    })
    const response = await simulate(id)
    expect([response.status, response.body.code]).toEqual([422, 'consent_revoked'])
  })

  test('returns 200 again without further changes', async () => {
    const { id } = await operations.consult()
    const first = await revoke(id)
    const second = await revoke(id)
    expect([second.status, second.body.updatedAt]).toEqual([200, first.body.updatedAt])
    const { owner } = harness.database
    expect(
      await owner`select 1 from audit_entries where subject_id = ${id} and action = 'consent.revoke'`,
    ).toHaveLength(1)
  })

  test('prevents an operation on an earlier simulation', async () => {
    const { consult, simulation, documentNumber } = await operations.simulate()
    expect((await revoke(consult.id)).status).toBe(200)
    const answer = await harness.api('/private-consignment/operation', {
      body: operationBody(simulation.id, documentNumber),
    })
    expect([answer.status, answer.body.code]).toEqual([422, 'consent_revoked'])
  })

  test('does not undo a signed operation', async () => {
    const { id, consult } = await operations.create()
    await operations.bring(id, 'analysis')
    expect((await revoke(consult.id)).status).toBe(200)
    const { body } = await harness.api(`/private-consignment/operation/${id}`)
    expect(body.status).toBe('analysis')
  })

  test('returns 409 where nothing was accepted, and 404 for another organization', async () => {
    for (const [status, code] of [
      ['WAITING_CONSENT', undefined],
      ['REJECTED', 'consent_refused'],
      ['FAILED', 'consent_expired'],
    ] as const) {
      const { id } = await operations.consult({ status, ...(code && { code }) })
      const answer = await revoke(id)
      expect([answer.status, answer.body.code, answer.body.status]).toEqual([
        409,
        'consult_not_revocable',
        409,
      ])
    }
    expect((await revoke('01981f6a-9c1e-7a63-8b54-6d1f0c9e2c01')).status).toBe(404)
  })
})
