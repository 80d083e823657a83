import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { HomeKind } from '#lib/domain/home/home-line.ts'
import { countHome } from '#lib/services/home/count-home.ts'
import { getHome } from '#lib/services/home/get-home.ts'
import { type HomeFixture, later, startHomeFixture } from './home-fixture.ts'

let fixture: HomeFixture
beforeAll(async () => {
  fixture = await startHomeFixture()
})
afterAll(() => fixture?.harness.stop())

const HOUR_MS = 3_600_000

const idsOf = (home: Awaited<ReturnType<typeof getHome>>, kind: HomeKind) =>
  home.groups.find((group) => group.kind === kind)?.lines.flatMap(({ targetIds }) => targetIds) ?? []

describe('the queue of a person', () => {
  test('lists each kind of work once, and nothing that is over', async () => {
    const me = await fixture.person()
    const pending = await fixture.proposalOf(me, 'pending')
    const unsigned = await fixture.proposalOf(me, 'formalization')
    await fixture.proposalOf(me, 'paid')
    const term = await fixture.clt.consult({ status: 'WAITING_CONSENT' })
    const margin = await fixture.clt.consult({ status: 'SUCCESS' })
    const balance = await fixture.proposals.balance('52998224725')
    const simulation = await fixture.proposals.simulation()
    for (const id of [term.id, margin.id]) await fixture.give('clt_consults', id, me)
    await fixture.give('fgts_balance_queries', balance, me)
    await fixture.give('fgts_simulations', simulation.id, me)

    const home = await getHome(me, {})
    expect(home.scope).toBe('own')
    expect(idsOf(home, 'pending')).toEqual([pending.id])
    expect(idsOf(home, 'signature')).toEqual([unsigned.id])
    expect(idsOf(home, 'consent')).toEqual([term.id])
    expect(idsOf(home, 'answered').sort()).toEqual([balance, margin.id].sort())
    expect(idsOf(home, 'expiring')).toEqual([simulation.id])
    expect(idsOf(home, 'stuck')).toEqual([])
    expect(home.groups.find(({ kind }) => kind === 'pending')?.lines[0]).toMatchObject({
      detail: 'Chave recusada.',
      clientName: 'Maria Aparecida da Silva',
      until: null,
    })
  })

  test('drops a simulated balance, and a simulation followed by a proposal or by another simulation', async () => {
    const me = await fixture.person()
    const first = await fixture.proposals.simulation()
    await fixture.give('fgts_balance_queries', first.balanceQueryId, me)
    await fixture.give('fgts_simulations', first.id, me)
    const second = await fixture.proposals.simulation({
      documentNumber: first.documentNumber,
      balanceId: first.balanceQueryId,
    })
    await fixture.give('fgts_simulations', second.id, me)
    const { simulation } = await fixture.proposals.create()
    await fixture.give('fgts_simulations', simulation.id, me)
    const home = await getHome(me, {})
    expect(idsOf(home, 'answered')).toEqual([])
    expect(idsOf(home, 'expiring')).toEqual([second.id])
  })

  test('groups the balances of one customer into one line', async () => {
    const me = await fixture.person()
    const ids = [
      await fixture.proposals.balance('11144477735'),
      await fixture.proposals.balance('11144477735'),
    ]
    for (const id of ids) await fixture.give('fgts_balance_queries', id, me)
    const home = await getHome(me, {})
    const lines = home.groups.find(({ kind }) => kind === 'answered')?.lines ?? []
    expect(lines).toHaveLength(1)
    expect([...(lines[0]?.targetIds ?? [])].sort()).toEqual(ids.sort())
  })

  test('lists as stuck only what takes longer than normal', async () => {
    const me = await fixture.person()
    const slow = await fixture.proposalOf(me, 'analysis')
    expect(idsOf(await getHome(me, {}), 'stuck')).toEqual([])
    const home = await getHome(later(me, 4 * HOUR_MS + 60_000), {})
    expect(idsOf(home, 'stuck')).toEqual([slow.id])
  })

  test('is never wider than the work that the person sees', async () => {
    const teamId = await fixture.team()
    const me = await fixture.person({ visibility: 'own', teamId })
    const mate = await fixture.person({ visibility: 'team', teamId })
    const boss = await fixture.person({ role: 'manager' })
    const mine = await fixture.proposalOf(me, 'pending')
    const theirs = await fixture.proposalOf(mate, 'pending')

    const own = await getHome(me, { of: 'all' })
    expect([own.scope, own.scopes]).toEqual(['own', ['own']])
    expect(idsOf(own, 'pending')).toEqual([mine.id])

    const shared = await getHome(mate, { of: 'team' })
    expect(shared.scopes).toEqual(['own', 'team'])
    expect(idsOf(shared, 'pending').sort()).toEqual([mine.id, theirs.id].sort())
    expect(idsOf(await getHome(mate, {}), 'pending')).toEqual([theirs.id])

    const all = await getHome(boss, {})
    expect(all.scope).toBe('all')
    expect(idsOf(all, 'pending')).toEqual(expect.arrayContaining([mine.id, theirs.id]))
  })

  test("reports work elsewhere when the person's own is done", async () => {
    const me = await fixture.person()
    await fixture.proposalOf(await fixture.person(), 'pending')
    expect(await getHome(me, {})).toMatchObject({ groups: [], elsewhere: 'all' })
    expect((await getHome(await fixture.person({ visibility: 'own' }), {})).elsewhere).toBeNull()
  })

  test('compares today with the same weekday last week up to the same time', async () => {
    const me = await fixture.person()
    const paid = await fixture.proposalOf(me, 'paid')
    const [row] = await fixture.owner`select net_cents as cents from proposals where id = ${paid.id}`
    const soon = later(me, 60_000)
    const { today, weekAgo } = await getHome(soon, {})
    expect(today).toMatchObject({ proposals: 1, signatures: 1, payouts: 1, paidCents: Number(row?.cents) })
    expect(weekAgo).toMatchObject({ proposals: 0, payouts: 0 })
    const nextWeek = await getHome(later(soon, 7 * 24 * HOUR_MS), {})
    expect(nextWeek.weekAgo).toEqual(today)
    expect(nextWeek.today).toMatchObject({ proposals: 0, payouts: 0 })
  })

  test('shows decisions that wait to managers only', async () => {
    const boss = await fixture.person({ role: 'manager' })
    const before = (await countHome(boss)).inReview
    await fixture.proposalOf(boss, 'manual_analysis')
    await fixture.proposalOf(boss, 'pending')
    const waiting = {
      inReview: before + 1,
      priceChanges: 0,
      ruleChanges: 0,
      accessRequests: 0,
      openAlerts: 0,
    }
    expect(await countHome(boss)).toEqual({ pending: 1, ...waiting })
    expect((await getHome(boss, {})).manager).toEqual(waiting)
    const agent = await fixture.person()
    expect((await getHome(agent, {})).manager).toBeNull()
    expect(await countHome(agent)).toEqual({
      pending: 0,
      inReview: 0,
      priceChanges: 0,
      ruleChanges: 0,
      accessRequests: 0,
      openAlerts: 0,
    })
  })

  test('contains nothing of another organization', async () => {
    await fixture.proposalOf(await fixture.person(), 'pending')
    const organizationId = '01981f6b-0000-7aaa-8aaa-0000000000ff'
    await fixture.owner`insert into organizations (id, name, created_at) values (${organizationId}, 'Outra', now())`
    const stranger = await fixture.person({ organizationId, role: 'manager' })
    expect(await getHome(stranger, { of: 'all' })).toMatchObject({
      groups: [],
      manager: { inReview: 0 },
      today: { proposals: 0, simulatedCustomers: 0 },
    })
  })
})
