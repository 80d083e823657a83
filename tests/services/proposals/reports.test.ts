import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eventBody } from '#db/encrypted-columns.ts'
import { plainRows } from '#tests/support/fixtures/plain-rows.ts'
import { PIX_ITEM, type ProposalFixture, proposalFixture } from '#tests/support/fixtures/proposal-fixture.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

let harness: Harness
let proposals: ProposalFixture

beforeAll(async () => {
  harness = await startHarness({ worker: false })
  proposals = await proposalFixture(harness)
})

afterAll(() => harness?.stop())

const proposalOf = async (id: string) => (await harness.api(`/fgts/proposal/${id}`)).body
const statusesOf = async (id: string) =>
  (await proposalOf(id)).history.map((line: { status: string }) => line.status)
const eventsOf = async (id: string) => {
  const rows = await harness.database.owner`select * from events where resource_id = ${id} order by sequence`
  return plainRows(eventBody, rows).map(({ body }) => ({ body: JSON.parse(body) }))
}

const at = async (status: Parameters<ProposalFixture['bring']>[1]) => {
  const { id } = await proposals.create()
  await proposals.bring(id, status)
  return id
}

describe('reports of an institution', () => {
  test('move the proposal with history, event and, once paid, one payout', async () => {
    const id = await at('analysis')
    expect(await proposals.report(id, 'processing')).toBe('applied')
    expect(await proposals.report(id, 'paid')).toBe('applied')
    expect(await statusesOf(id)).toEqual([
      'generating_ccb',
      'formalization',
      'analysis',
      'processing',
      'paid',
    ])
    const events = await eventsOf(id)
    expect(events.map(({ body }) => body.status)).toEqual([
      'generating_ccb',
      'formalization',
      'analysis',
      'processing',
      'paid',
    ])
    expect(events.at(-1)?.body).toMatchObject({
      previousStatus: 'processing',
      proposalId: id,
      pendingItems: [],
    })
    const payouts = await harness.database
      .owner`select amount_cents, refunded_at from payouts where proposal_id = ${id}`
    const { availableBalance } = await proposalOf(id)
    expect(payouts).toEqual([{ amount_cents: String(Math.round(availableBalance * 100)), refunded_at: null }])
  })

  test('that arrive twice change nothing the second time', async () => {
    const id = await at('processing')
    await proposals.report(id, 'paid', { sequence: 9 })
    const before = await eventsOf(id)
    expect(await proposals.report(id, 'paid', { sequence: 9 })).toBe('ignored')
    expect(await proposals.report(id, 'paid')).toBe('ignored')
    expect(await eventsOf(id)).toHaveLength(before.length)
  })

  test('that skip a step pass through it, and the late report of that step is ignored', async () => {
    const id = await at('analysis')
    expect(await proposals.report(id, 'paid', { sequence: 5 })).toBe('applied')
    expect(await proposals.report(id, 'processing', { sequence: 4 })).toBe('ignored')
    expect(await statusesOf(id)).toEqual([
      'generating_ccb',
      'formalization',
      'analysis',
      'processing',
      'paid',
    ])
  })

  test('older than the last one applied never reopen what was solved', async () => {
    const id = await at('analysis')
    await proposals.report(id, 'processing', { sequence: 2 })
    await proposals.report(id, 'pending', { sequence: 3, pendingItems: [PIX_ITEM] })
    const body = { type: 'pix_refusal', data: { pix: 'maria@example.com' } }
    expect((await harness.api(`/fgts/proposal/${id}/solvePendency`, { body })).status).toBe(200)
    expect(await proposals.report(id, 'pending', { sequence: 3, pendingItems: [PIX_ITEM] })).toBe('ignored')
    expect((await proposalOf(id)).status).toBe('processing')
  })

  test('with the same instant are applied once, however many arrive in parallel', async () => {
    const id = await at('analysis')
    const outcomes = await Promise.all(Array.from({ length: 12 }, () => proposals.report(id, 'paid')))
    expect(outcomes.filter((outcome) => outcome === 'applied')).toHaveLength(1)
    expect(await statusesOf(id)).toEqual([
      'generating_ccb',
      'formalization',
      'analysis',
      'processing',
      'paid',
    ])
  })

  test('never revive a final proposal, except for a refund of a paid one', async () => {
    const paid = await at('paid')
    for (const status of ['processing', 'pending', 'canceled', 'rejected'] as const) {
      expect(await proposals.report(paid, status)).toBe('ignored')
    }
    expect(await proposals.report(paid, 'refunded')).toBe('applied')
    const [payout] = await harness.database.owner`select refunded_at from payouts where proposal_id = ${paid}`
    expect(payout?.refunded_at).not.toBeNull()
  })

  test('cannot sign for the customer', async () => {
    const id = await at('formalization')
    expect(await proposals.report(id, 'analysis')).toBe('ignored')
    expect(await proposals.report(id, 'paid')).toBe('ignored')
    expect((await proposalOf(id)).status).toBe('formalization')
  })

  test('record a failed payout that will be repeated, and publish its reason once', async () => {
    const id = await at('processing')
    const before = (await eventsOf(id)).length
    const failed = { code: 'payout_failed', text: 'tentativa 1' }
    expect(await proposals.report(id, 'processing', { reason: failed })).toBe('applied')
    const { history, status } = await proposalOf(id)
    expect(status).toBe('processing')
    expect(history.at(-1)).toMatchObject({
      status: 'processing',
      actor: 'Aurora',
      reason: { code: 'payout_failed' },
    })
    expect(await proposals.report(id, 'processing', { reason: failed })).toBe('ignored')
    const events = (await eventsOf(id)).slice(before)
    expect(events.map(({ body }) => body)).toMatchObject([
      { status: 'processing', previousStatus: 'processing', reason: { code: 'payout_failed' } },
    ])
  })

  test('of a payout during a cancellation are recorded and reported, but the status stays', async () => {
    const { id } = await proposals.create()
    await harness.api(`/fgts/proposal/${id}/cancel`, { method: 'PATCH', body: {} })
    expect(await proposals.report(id, 'paid')).toBe('applied')
    expect(await proposals.report(id, 'paid')).toBe('ignored')
    const [event] = (await eventsOf(id)).slice(-1)
    expect(event?.body).toMatchObject({ status: 'canceled', reason: { code: 'paid_after_cancellation' } })
    expect(await harness.database.owner`select 1 from payouts where proposal_id = ${id}`).toHaveLength(1)
    expect(await proposals.report(id, 'refunded')).toBe('applied')
    expect(await proposals.report(id, 'refunded')).toBe('ignored')
  })

  test('of a refund without a payout change nothing on a canceled proposal', async () => {
    const { id } = await proposals.create()
    await harness.api(`/fgts/proposal/${id}/cancel`, { method: 'PATCH', body: {} })
    expect(await proposals.report(id, 'refunded')).toBe('ignored')
    expect(await statusesOf(id)).toEqual(['generating_ccb', 'canceled'])
  })

  test('give reasons in words of the catalogue, or in their own when the code is unknown', async () => {
    const knownId = await at('analysis')
    await proposals.report(knownId, 'rejected', { reason: { code: 'credit_refused', text: 'score' } })
    expect(await proposalOf(knownId)).toMatchObject({ statusReason: 'credit_refused', cancellable: false })
    const unknown = await at('analysis')
    await proposals.report(unknown, 'rejected', { reason: { code: 'X-99', text: 'fora da política' } })
    const proposal = await proposalOf(unknown)
    expect(proposal.statusReason).toBe('institution_refused')
    expect(proposal.statusDescription).toContain('fora da política')
  })

  test('that ask for more while something is pending open only the new item', async () => {
    const id = await at('pending')
    const document = { type: 'invalid_document', code: 'unreadable_document', text: 'Ilegível.' } as const
    const items = [PIX_ITEM, { ...document, documentTypes: ['selfie'] }]
    expect(await proposals.report(id, 'pending', { pendingItems: items })).toBe('applied')
    expect(await proposals.report(id, 'pending', { pendingItems: items })).toBe('ignored')
    const { pendingItems } = await proposalOf(id)
    expect(pendingItems.map((item: { type: string }) => item.type)).toEqual([
      'pix_refusal',
      'invalid_document',
    ])
  })
})
