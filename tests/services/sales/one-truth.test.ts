import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Day } from '#lib/domain/calendar.ts'
import type { Context } from '#lib/services/context.ts'
import { type HomeFixture, startHomeFixture } from '#tests/services/home/home-fixture.ts'
import { salesWorld } from '#tests/support/fixtures/sales-world.ts'

let fixture: HomeFixture
let ana: Context
let boss: Context

// Noon of 10 March in São Paulo (UTC-3).
const NOW = new Date('2026-03-10T15:00:00Z')
const TODAY = '2026-03-10' as Day

beforeAll(async () => {
  fixture = await startHomeFixture()
  const { organizationId } = fixture.proposals
  ana = await fixture.person({ at: NOW, visibility: 'own' })
  boss = await fixture.person({ at: NOW, role: 'manager' })
  const bia = await fixture.person({ at: NOW })
  const world = salesWorld(fixture.harness, organizationId)
  const createPaid = async (
    by: Context,
    when: { created: string; createPaid: string; refunded?: string },
  ) => {
    const status = when.refunded ? 'refunded' : 'paid'
    const id = await world.proposal({
      at: when.created,
      by: by.actor.id,
      status,
      net: 950_00,
      issue: 1000_00,
    })
    await world.signature(id, when.created)
    await world.payout(id, {
      at: when.createPaid,
      cents: 950_00,
      ...(when.refunded && { refundedAt: when.refunded }),
    })
  }
  // Ana's first three proposals are paid at the start of today, just before now, and in the last millisecond
  // of yesterday (São Paulo time).
  await createPaid(ana, { created: '2026-03-09T12:00:00Z', createPaid: '2026-03-10T03:00:00.000Z' })
  await createPaid(ana, { created: '2026-03-10T03:00:00.000Z', createPaid: '2026-03-10T14:59:59.999Z' })
  await createPaid(ana, { created: '2026-03-10T02:59:59.999Z', createPaid: '2026-03-10T02:59:59.999Z' })
  await createPaid(bia, { created: '2026-03-10T12:00:00Z', createPaid: '2026-03-10T13:00:00Z' })
  // This contract is paid and refunded today, so its payout does not count.
  await createPaid(ana, {
    created: '2026-03-10T10:00:00Z',
    createPaid: '2026-03-10T11:00:00Z',
    refunded: '2026-03-10T12:00:00Z',
  })
  for (const status of ['pending', 'pending', 'manual_analysis', 'canceled'])
    await world.proposal({ at: '2026-03-10T09:00:00Z', by: ana.actor.id, status })
  // This proposal was created more than a quarter ago, but is still waiting.
  await world.proposal({ at: '2025-10-01T09:00:00Z', by: ana.actor.id, status: 'manual_analysis' })
})
afterAll(() => fixture?.harness.stop())

const dayAtHome = async (context: Context, of: 'own' | 'all') => {
  const { getHome } = await import('#lib/services/home/get-home.ts')
  return (await getHome(context, { of })).today
}

const dayOfSales = async (agent?: string) => {
  const { getSalesOverview } = await import('#lib/services/sales/get-sales-overview.ts')
  const { present } = await getSalesOverview(boss, { period: 'today', ...(agent && { agent: [agent] }) })
  return present
}

const countListed = async (request: object) => {
  const { listTrackedProposals } = await import('#lib/services/proposals/list-tracked-proposals.ts')
  return (await listTrackedProposals(boss, { sort: 'created', order: 'desc', limit: 20, ...request })).total
}

test('shows the same day at home and in sales, from midnight and without refunds', async () => {
  for (const [home, sales] of [
    [await dayAtHome(boss, 'all'), await dayOfSales()],
    [await dayAtHome(ana, 'own'), await dayOfSales(ana.actor.id)],
  ] as const)
    expect(home).toMatchObject({
      payouts: sales.paid.contracts,
      paidCents: sales.paid.netCents,
      proposals: sales.created,
    })
  expect(await dayAtHome(boss, 'all')).toMatchObject({ payouts: 3, paidCents: 2850_00, proposals: 7 })
  expect(await dayAtHome(ana, 'own')).toMatchObject({ payouts: 2, paidCents: 1900_00, proposals: 6 })
})

test('counts in sales what the list of proposals contains', async () => {
  const { paid: createPaid, created, createdPaid } = await dayOfSales()
  const filter = { startDate: TODAY, endDate: TODAY }
  expect(await countListed(filter)).toBe(created)
  expect(await countListed({ ...filter, status: ['paid'] })).toBe(createdPaid)
  expect(await countListed({ paidFrom: TODAY, paidTo: TODAY })).toBe(createPaid.contracts)
  const ofAna = await dayOfSales(ana.actor.id)
  expect(await countListed({ paidFrom: TODAY, paidTo: TODAY, author: [ana.actor.id] })).toBe(
    ofAna.paid.contracts,
  )
})

test('counts the same cases in the badge of the menu, the card at home and the queue', async () => {
  const { countHome } = await import('#lib/services/home/count-home.ts')
  const { getHome } = await import('#lib/services/home/get-home.ts')
  const { listReviewQueue } = await import('#lib/services/review/list-review-queue.ts')
  const badge = (await countHome(boss)).inReview
  expect(badge).toBe(2)
  expect((await getHome(boss, {})).manager?.inReview).toBe(badge)
  expect((await listReviewQueue(boss, {})).total).toBe(badge)
  expect(await countListed({ status: ['manual_analysis'] })).toBe(badge)

  const fixes = (await countHome(ana)).pending
  const group = (await getHome(ana, {})).groups.find(({ kind }) => kind === 'pending')
  expect([fixes, group?.lines.length]).toEqual([2, 2])
  expect(await countListed({ status: ['pending'], author: [ana.actor.id] })).toBe(fixes)
})
