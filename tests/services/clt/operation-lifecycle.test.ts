import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eventBody } from '#db/encrypted-columns.ts'
import { now } from '#lib/config/clock.ts'
import { PROPOSAL_STATUSES, type ProposalStatus } from '#lib/domain/proposals/status.ts'
import { expireSignature } from '#lib/services/proposals/expire-signature.ts'
import { type OperationFixture, operationFixture } from '#tests/support/fixtures/operation-fixture.ts'
import { plainRows } from '#tests/support/fixtures/plain-rows.ts'
import { PIX_ITEM } from '#tests/support/fixtures/proposal-fixture.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

let harness: Harness
let operations: OperationFixture

beforeAll(async () => {
  harness = await startHarness({ worker: false })
  operations = await operationFixture(harness)
})

afterAll(() => harness?.stop())

const DAY_MS = 86_400_000
const CREATED = 'private.consignment.operation.created'
const UPDATED = 'private.consignment.operation.updated'

const operationOf = async (id: string) => (await harness.api(`/private-consignment/operation/${id}`)).body
const statusesOf = async (id: string) =>
  (await operationOf(id)).operation_history.map((line: { action: string }) => line.action)

const eventsOf = async (id: string) => {
  const rows = await harness.database.owner`
    select * from events where resource_id = ${id} order by sequence`
  return plainRows(eventBody, rows).map(({ kind, body }) => ({ kind, ...JSON.parse(body) }))
}

const payoutsOf = (id: string) => harness.database.owner`
  select amount_cents::int as cents, refunded_at from payouts where proposal_id = ${id}`

const at = async (status: ProposalStatus) => {
  const operation = await operations.create()
  await operations.bring(operation.id, status)
  return operation
}

const isFree = async (consultId: string) => {
  const { findOpenProposalIdOfConsult } = await import('#db/queries/proposals/proposals.ts')
  const { withTransaction } = await import('#db/transaction.ts')
  const { organizationId } = operations
  const key = { organizationId, consultId }
  return (
    (await withTransaction({ organizationId }, (tx) => findOpenProposalIdOfConsult(tx, key))) === undefined
  )
}

describe('an operation in progress', () => {
  test('reports each step once from the signature to the payout, to receivers of operations only', async () => {
    const { id, consult, simulation } = await at('analysis')
    await operations.report(id, 'processing')
    await operations.report(id, 'paid')
    const path = ['generating_ccb', 'formalization', 'analysis', 'processing', 'paid']
    expect(await statusesOf(id)).toEqual(path)
    const events = await eventsOf(id)
    expect(events.map(({ status }) => status)).toEqual(path)
    expect(events.map(({ previousStatus }) => previousStatus)).toEqual([null, ...path.slice(0, -1)])
    expect(events.map(({ type }) => type)).toEqual([CREATED, UPDATED, UPDATED, UPDATED, UPDATED])
    for (const event of events)
      expect(event).toMatchObject({
        kind: 'private-consignment/operation',
        operationId: id,
        consultId: consult.id,
        id_simulation: simulation.id,
      })
    expect(await payoutsOf(id)).toEqual([{ cents: simulation.netCents, refunded_at: null }])
  })

  test.each(PROPOSAL_STATUSES)(
    'in %s is reported with one event for each line of its history',
    async (status) => {
      const { id } = await at(status)
      const events = await eventsOf(id)
      expect(events.map((event) => event.status)).toEqual(await statusesOf(id))
      expect(events.at(-1)?.status).toBe(status)
      expect(events.filter(({ type }) => type === CREATED)).toHaveLength(1)
    },
  )

  test('reports pending items and the reason of a rejection in its events', async () => {
    const { id } = await at('pending')
    expect((await eventsOf(id)).at(-1)).toMatchObject({
      type: UPDATED,
      status: 'pending',
      pendingItems: [{ type: 'pix_refusal', code: 'pix_refusal' }],
    })
    const { id: operationId } = await at('analysis')
    await operations.report(operationId, 'rejected', { reason: { code: 'credit_refused', text: 'score' } })
    expect((await eventsOf(operationId)).at(-1)).toMatchObject({
      status: 'rejected',
      reason: { code: 'credit_refused' },
    })
    expect(await operationOf(operationId)).toMatchObject({
      status_reason: 'credit_refused',
      cancellable: false,
    })
  })

  test('ignores late, repeated and out-of-order reports, without an event', async () => {
    const { id } = await at('analysis')
    expect(await operations.report(id, 'paid', { sequence: 5 })).toBe('applied')
    const before = await eventsOf(id)
    expect(await operations.report(id, 'paid', { sequence: 5 })).toBe('ignored')
    expect(await operations.report(id, 'processing', { sequence: 4 })).toBe('ignored')
    expect(await operations.report(id, 'pending', { pendingItems: [PIX_ITEM] })).toBe('ignored')
    expect(await operations.report(id, 'canceled')).toBe('ignored')
    expect(await eventsOf(id)).toEqual(before)
    expect(await payoutsOf(id)).toHaveLength(1)
  })

  test('cannot be signed by the institution for the customer', async () => {
    const { id } = await at('formalization')
    expect(await operations.report(id, 'paid')).toBe('ignored')
    expect(await payoutsOf(id)).toHaveLength(0)
  })

  test('is canceled at the deadline if nobody signs, which frees its margin', async () => {
    const { id, consult } = await at('formalization')
    await expireSignature(operations.context(new Date(now().getTime() + 8 * DAY_MS)), { proposalId: id })
    expect(await operationOf(id)).toMatchObject({ status: 'canceled', status_reason: 'signature_deadline' })
    expect(await isFree(consult.id)).toBe(true)
  })
})

describe('a margin', () => {
  test.each(PROPOSAL_STATUSES)(
    'with an operation in %s is free only if that ended without a loan',
    async (status) => {
      const { consult } = await at(status)
      expect(await isFree(consult.id)).toBe(['canceled', 'rejected', 'refunded'].includes(status))
    },
  )

  test('is used up by the payout: its term is closed, so that the worker can be asked again, also after a refund', async () => {
    const { id, consult } = await at('processing')
    const isClosed = async () => {
      const [row] = await harness.database.owner`select closed_at from clt_consults where id = ${consult.id}`
      return row?.closed_at !== null
    }
    expect(await isClosed()).toBe(false)
    await operations.report(id, 'paid')
    expect(await isClosed()).toBe(true)
    expect(await operations.report(id, 'refunded')).toBe('applied')
    expect(await operations.report(id, 'refunded')).toBe('ignored')
    expect(await payoutsOf(id)).toMatchObject([{ refunded_at: expect.anything() }])
    expect((await eventsOf(id)).at(-1)).toMatchObject({ status: 'refunded', previousStatus: 'paid' })
    await expect(operations.simulation({ consultId: consult.id })).rejects.toMatchObject({
      code: 'consult_expired',
    })
  })
})
