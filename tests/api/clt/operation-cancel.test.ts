import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eventBody } from '#db/encrypted-columns.ts'
import type { ProposalStatus } from '#lib/domain/proposals/status.ts'
import { type OperationFixture, operationFixture } from '#tests/support/fixtures/operation-fixture.ts'
import { plainRows } from '#tests/support/fixtures/plain-rows.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

let harness: Harness
let operations: OperationFixture

beforeAll(async () => {
  harness = await startHarness({ worker: false })
  operations = await operationFixture(harness)
})

afterAll(() => harness?.stop())

const operationOf = async (id: string) => (await harness.api(`/private-consignment/operation/${id}`)).body
const cancel = (id: string, body?: unknown) =>
  harness.api(`/private-consignment/operation/${id}/cancel`, { method: 'POST', body })

const reportedStatuses = async (id: string) => {
  const rows = await harness.database.owner`
    select * from events where resource_id = ${id} order by sequence`
  return plainRows(eventBody, rows).map(({ body }) => JSON.parse(body).status)
}

describe('POST /private-consignment/operation/{id}/cancel', () => {
  const outcomes: [ProposalStatus, number, string][] = [
    ['generating_ccb', 200, 'canceled'],
    ['formalization', 200, 'canceled'],
    ['analysis', 200, 'canceled'],
    ['manual_analysis', 200, 'canceled'],
    ['awaiting_call', 200, 'canceled'],
    ['pending', 200, 'canceled'],
    ['processing', 200, 'awaiting_cancel'],
    ['canceled', 200, 'canceled'],
    ['awaiting_cancel', 409, 'awaiting_cancel'],
    ['paid', 409, 'paid'],
    ['rejected', 409, 'rejected'],
    ['refunded', 409, 'refunded'],
  ]

  test.each(outcomes)('in %s returns %i and leaves the status %s', async (from, status, after) => {
    const { id } = await operations.create()
    await operations.bring(id, from)
    const answer = await cancel(id)
    expect(answer.status, answer.text).toBe(status)
    if (status === 409)
      expect(answer.body).toMatchObject({ code: 'proposal_not_cancellable', currentStatus: from })
    else expect(answer.body).toMatchObject({ id, status: after })
    expect(await operationOf(id)).toMatchObject({ status: after, pending_items: [] })
  })

  test('keeps the reason under either name, and cancels once when called many times', async () => {
    for (const body of [
      { cancel_reason: 'client:gave_up', cancel_description: 'mudou de ideia', provider: 'aurora' },
      { reason: 'client:gave_up', cancel_description: 'mudou de ideia' },
    ]) {
      const { id } = await operations.create()
      const answers = await Promise.all(Array.from({ length: 6 }, () => cancel(id, body)))
      expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200))
      const operation = await operationOf(id)
      expect(operation.status_description).toContain('O cliente desistiu: mudou de ideia')
      expect(
        operation.operation_history.filter((line: { action: string }) => line.action === 'canceled'),
      ).toMatchObject([{ reason: 'canceled_by_request' }])
      expect(await reportedStatuses(id)).toEqual(['generating_ccb', 'canceled'])
    }
  })

  test('accepts only POST: GET and PATCH change nothing', async () => {
    const { id } = await operations.create()
    for (const method of ['GET', 'PATCH']) {
      const answer = await harness.api(`/private-consignment/operation/${id}/cancel`, { method })
      expect(answer.status).toBe(405)
    }
    expect((await operationOf(id)).status).toBe('generating_ccb')
  })
})
