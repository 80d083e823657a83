import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eventBody } from '#db/encrypted-columns.ts'
import { now } from '#lib/config/clock.ts'
import { sumCents } from '#lib/domain/money.ts'
import { clearFgtsBalanceCache } from '#lib/services/fgts/clear-fgts-balance-cache.ts'
import type { FgtsBalanceReport } from '#lib/services/fgts/shared/complete-fgts-balance-query.ts'
import { expireSignature } from '#lib/services/proposals/expire-signature.ts'
import { uploadProposalDocument } from '#lib/services/proposals/upload-proposal-document.ts'
import { eventually } from '#tests/support/checks/eventually.ts'
import { plainRows } from '#tests/support/fixtures/plain-rows.ts'
import { proposalBody } from '#tests/support/fixtures/proposal-body.ts'
import { PIX_ITEM, type ProposalFixture, proposalFixture } from '#tests/support/fixtures/proposal-fixture.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

let harness: Harness
let proposals: ProposalFixture

beforeAll(async () => {
  harness = await startHarness({ worker: false })
  proposals = await proposalFixture(harness)
})

afterAll(() => harness?.stop())

const ROUNDS = 8
const DAY_MS = 86_400_000

const at = async (status: Parameters<ProposalFixture['bring']>[1]) => {
  const { id } = await proposals.create()
  await proposals.bring(id, status)
  return id
}

const proposalOf = async (id: string) => (await harness.api(`/fgts/proposal/${id}`)).body
const cancel = (id: string) => harness.api(`/fgts/proposal/${id}/cancel`, { method: 'PATCH', body: {} })
const solve = (id: string) =>
  harness.api(`/fgts/proposal/${id}/solvePendency`, {
    body: { type: 'pix_refusal', data: { pix: 'nova@example.com' } },
  })

/**
 * Expects a gapless history and event sequence that end in the current status, and at most one payout,
 * whichever call won.
 */
const expectOneStory = async (id: string) => {
  const { owner } = harness.database
  const { status } = await proposalOf(id)
  const history = await owner`
    select from_status, to_status from proposal_history where proposal_id = ${id} order by position`
  for (const [index, line] of history.entries())
    expect(line.from_status).toBe(index === 0 ? null : history[index - 1]?.to_status)
  expect(history.at(-1)?.to_status).toBe(status)
  const events = await owner`
    select * from events where resource_id = ${id} order by sequence`
  expect(events.map((event) => Number(event.sequence))).toEqual(events.map((_, index) => index + 1))
  expect(JSON.parse(plainRows(eventBody, events).at(-1)?.body).status).toBe(status)
  expect((await owner`select 1 from payouts where proposal_id = ${id}`).length).toBeLessThanOrEqual(1)
  return status
}

const waiting = async () => {
  const [row] = await harness.database.owner`
    select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  return Number(row?.count)
}

describe('parallel acts', () => {
  test('leave a consistent history and, if money left, its record when a cancellation meets a report of payment', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const id = await at('processing')
      const [answer] = await Promise.all([cancel(id), proposals.report(id, 'paid')])
      const status = await expectOneStory(id)
      expect([answer.status, status]).toEqual([answer.status === 409 ? 409 : 200, 'paid'])
      expect(await harness.database.owner`select 1 from payouts where proposal_id = ${id}`).toHaveLength(1)
    }
  })

  test('leave a signed or a canceled proposal, never both, when a signature meets the deadline', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const id = await at('formalization')
      const late = proposals.context(new Date(now().getTime() + 8 * DAY_MS))
      await Promise.allSettled([proposals.sign(id), expireSignature(late, { proposalId: id })])
      const status = await expectOneStory(id)
      const signatures = await harness.database
        .owner`select 1 from proposal_signatures where proposal_id = ${id}`
      expect([status, signatures.length]).toEqual(status === 'analysis' ? ['analysis', 1] : ['canceled', 0])
    }
  })

  test('keep both a solution and a report of another pending item', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const id = await at('pending')
      const another = { ...PIX_ITEM, type: 'ted_refusal', code: 'ted_refusal' } as const
      const [answer] = await Promise.all([
        solve(id),
        proposals.report(id, 'pending', { pendingItems: [another] }),
      ])
      expect(answer.status, answer.text).toBe(200)
      await expectOneStory(id)
      const { status, pendingItems } = await proposalOf(id)
      expect([status, pendingItems.map((item: { type: string }) => item.type)]).toEqual([
        'pending',
        ['ted_refusal'],
      ])
    }
  })

  test('leave no open item when a solution meets a cancellation', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const id = await at('pending')
      await Promise.all([solve(id), cancel(id)])
      expect(['canceled', 'awaiting_cancel']).toContain(await expectOneStory(id))
      expect((await harness.api(`/fgts/proposal/${id}/pendency`)).body.data).toEqual([])
    }
  })

  test('report but do not keep the result of a running query when a proposal of the same CPF is created', async () => {
    const { owner } = harness.database
    const { completeFgtsBalanceQuery } = await import(
      '#lib/services/fgts/shared/complete-fgts-balance-query.ts'
    )
    const { withTransaction } = await import('#db/transaction.ts')
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id, documentNumber, installments } = await proposals.simulation()
      const response = await harness.api('/fgts/balance', { body: { documentNumber, provider: 'ipe' } })
      const queryId = String(response.headers.get('x-balance-query-id'))
      const context = proposals.context()
      const report = {
        kind: 'fgts_balance_succeeded',
        externalId: 'x',
        amountCents: sumCents(installments.map((item) => item.amountCents)),
        periods: [...installments],
        optedInDate: null,
      } satisfies FgtsBalanceReport
      const [created] = await Promise.all([
        harness.api('/fgts/proposal', { body: proposalBody(id, documentNumber) }),
        withTransaction(context, (tx) => completeFgtsBalanceQuery(tx, context, { queryId, report })),
      ])
      expect(created.status, created.text).toBe(201)
      const balances = await harness.api(`/fgts/balance?search=${documentNumber}`)
      expect(balances.body.data).toEqual([])
      expect(await owner`select 1 from events where resource_id = ${queryId}`).toHaveLength(1)
    }
  })

  test('lock the rows of a CPF oldest first, so that two clearings never deadlock', async () => {
    const { id, documentNumber, balanceQueryId } = await proposals.simulation()
    const response = await harness.api('/fgts/balance', { body: { documentNumber, provider: 'ipe' } })
    const newest = String(response.headers.get('x-balance-query-id'))
    const { owner } = harness.database
    let clearing: Promise<unknown> | undefined
    await owner.begin(async (tx) => {
      await tx`select 1 from fgts_balance_queries where id = ${newest} for update`
      clearing = clearFgtsBalanceCache(proposals.context(), { documentNumber })
      await eventually('the clearing to wait for the newest', async () => (await waiting()) > 0)
      const free = await owner`
        select id from fgts_balance_queries where id = ${balanceQueryId} for update skip locked`
      expect(free).toHaveLength(0)
    })
    const { clearedIds } = (await clearing) as { clearedIds: string[] }
    expect(clearedIds.toSorted()).toEqual([balanceQueryId, newest])
    const late = await harness.api('/fgts/proposal', { body: proposalBody(id, documentNumber) })
    expect(late).toMatchObject({ status: 410, body: { code: 'simulation_expired' } })
  })
})

describe('an upload', () => {
  test('is rejected without a document when its proposal ends during the upload', async () => {
    const { id } = await proposals.create()
    const jpeg = Buffer.from(`ffd8ffe000104a464946${'00'.repeat(64)}ffd9`, 'hex')
    const receive = async (_: number, store: (content: AsyncIterable<Uint8Array>) => Promise<never>) => {
      const stored = await store(partsWith(jpeg, () => cancel(id)))
      return { fields: { type: 'selfie' }, file: { filename: 'a.jpg', stored, truncated: false } }
    }
    const outcome = uploadProposalDocument(proposals.context(), { id, receive: receive as never })
    await expect(outcome).rejects.toMatchObject({ code: 'proposal_ended' })
    expect((await proposalOf(id)).documents).toEqual([])
  })
})

async function* partsWith(content: Buffer, meanwhile: () => Promise<unknown>) {
  yield content.subarray(0, 10)
  await meanwhile()
  yield content.subarray(10)
}

describe('one simulation', () => {
  test('becomes one proposal when used twice at once, and returns its id to the other', async () => {
    const { id, documentNumber } = await proposals.simulation()
    const [first, second] = await Promise.all([
      harness.api('/fgts/proposal', { body: proposalBody(id, documentNumber) }),
      harness.api('/fgts/proposal', { body: proposalBody(id, documentNumber) }),
    ])
    const [created, refused] = first.status === 201 ? [first, second] : [second, first]
    expect([created.status, refused.status]).toEqual([201, 409])
    expect(refused.body).toMatchObject({ code: 'simulation_already_used', proposalId: created.body.id })
  })
})
