import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Visibility } from '#lib/domain/access/permissions.ts'
import type { Day } from '#lib/domain/calendar.ts'
import type { SalesBar } from '#lib/domain/sales/sales-records.ts'
import type { SalesRequest } from '#lib/domain/sales/sales-view.ts'
import type { Context } from '#lib/services/context.ts'
import { codeOf } from '#tests/support/checks/code-of.ts'
import { accessFixture } from '#tests/support/fixtures/access-fixture.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'
import { marchOf } from './march.ts'

let harness: Harness
let manager: Context
let ana: string
let bia: string

const NOW = new Date('2026-03-31T15:00:00Z')
const MARCH: SalesRequest = { period: 'custom', from: '2026-03-01' as Day, to: '2026-03-31' as Day }

beforeAll(async () => {
  harness = await startHarness({ worker: false })
  const access = await accessFixture()
  const organizationId = await access.organization()
  const other = await access.organization()
  const people = await Promise.all([0, 1, 2].map(() => access.person(organizationId, 'agent')))
  ana = people[0]?.id ?? ''
  bia = people[1]?.id ?? ''
  manager = managerOf(organizationId, people[2]?.id ?? '', 'all')
  await marchOf(harness, organizationId, { ana, bia })
  // The same data in another organization must not change the figures.
  await marchOf(harness, other, { ana, bia })
})
afterAll(() => harness.stop())

const managerOf = (organizationId: string, id: string, visibility: Visibility): Context => ({
  organizationId,
  actor: {
    kind: 'user',
    id,
    name: 'Mara',
    email: 'mara@example.com',
    role: 'manager',
    sessionId: '',
    teamId: null,
    visibility,
  },
  now: NOW,
  requestId: 'test',
  language: 'pt-BR',
  client: { ip: '', userAgent: '' },
})

const overviewOf = async (request: SalesRequest, context = manager) => {
  const { getSalesOverview } = await import('#lib/services/sales/get-sales-overview.ts')
  return getSalesOverview(context, request)
}

const funnelsOf = async (request: SalesRequest, context = manager) => {
  const { getSalesFunnel } = await import('#lib/services/sales/get-sales-funnel.ts')
  return getSalesFunnel(context, request)
}

describe('the volume of a period', () => {
  test('counts standing payouts by days in São Paulo, and refunds separately', async () => {
    const { present } = await overviewOf(MARCH)
    expect(present.paid).toEqual({ contracts: 3, netCents: 5900_00, issueCents: 6200_00 })
    expect(present.refunded).toEqual({ contracts: 1, netCents: 950_00, issueCents: 1000_00 })
    // CPFs with a proposal created in March: 1, 2, 3 and 6; paid and not refunded: 1 and 6.
    expect([present.created, present.createdPaid]).toEqual([4, 2])
    // The payouts happen 1 h, 3 h and 14 h after the proposals.
    expect(present.medianPayoutSeconds).toBe(3 * 3600)
  })

  test('is compared with the same number of days before', async () => {
    const { days, before, past } = await overviewOf(MARCH)
    expect([days, before]).toEqual([
      { startDate: '2026-03-01', endDate: '2026-03-31' },
      { startDate: '2026-01-29', endDate: '2026-02-28' },
    ])
    expect(past.paid).toEqual({ contracts: 1, netCents: 950_00, issueCents: 1000_00 })
  })

  test('puts each contract into exactly one day, week or month', async () => {
    for (const by of ['day', 'week', 'month'] as const) {
      const { points, starts } = await overviewOf({ ...MARCH, by })
      expect(starts).toHaveLength({ day: 31, week: 6, month: 1 }[by])
      expect(points.reduce((sum, { netCents }) => sum + netCents, 0)).toBe(5900_00)
    }
    const { points } = await overviewOf({ ...MARCH, by: 'day' })
    const on = (start: string) => points.filter((point) => point.start === start && point.contracts > 0)
    expect(on('2026-03-01').map(({ product, netCents }) => [product, netCents])).toEqual([['fgts', 950_00]])
    expect(on('2026-03-10').map(({ product, netCents }) => [product, netCents])).toEqual([
      ['fgts', 950_00],
      ['clt', 4000_00],
    ])
    expect(on('2026-03-11')).toEqual([])
  })

  test('is filtered by product, institution and agent', async () => {
    const net = async (filter: Partial<SalesRequest>) =>
      (await overviewOf({ ...MARCH, ...filter })).present.paid.netCents
    expect(await net({ product: 'clt' })).toBe(4000_00)
    expect(await net({ provider: 'aurora' })).toBe(1900_00)
    expect(await net({ agent: [bia] })).toBe(4000_00)
    expect(await net({ agent: [ana], product: 'clt' })).toBe(0)
  })
})

describe('the funnel of a period', () => {
  test('counts each customer once by the furthest step', async () => {
    const [fgts, clt] = await funnelsOf(MARCH)
    // CPFs that reach each step: query 1–4; balance, simulation and proposal 1–3; signature 1 and 2; payout
    // 1.
    expect(fgts?.counts).toEqual([4, 3, 3, 3, 2, 1])
    // CPFs 6, 7 and 8 reach the term, CPFs 6 and 8 acceptance and margin, and CPF 6 every later step.
    expect(clt?.counts).toEqual([3, 2, 2, 1, 1, 1, 1])
  })

  test('counts a customer of two institutions at each of them and once in total', async () => {
    const [fgts] = await funnelsOf({ ...MARCH, product: 'fgts' })
    expect(fgts?.institutions.map(({ key, counts }) => [key, counts])).toEqual([
      ['aurora', [4, 3, 3, 3, 2, 1]],
      ['ipe', [1, 1, 0, 0, 0, 0]],
    ])
    const agents = new Map(fgts?.agents.map(({ key, counts }) => [key, counts]))
    expect([agents.get(ana), agents.get(bia)]).toEqual([
      [2, 2, 2, 2, 1, 1],
      [2, 1, 1, 1, 1, 0],
    ])
  })

  test('counts only what began in the period', async () => {
    const february = { period: 'custom', from: '2026-02-01' as Day, to: '2026-02-28' as Day } as const
    const [fgts] = await funnelsOf({ ...february, product: 'fgts' })
    expect(fgts?.counts).toEqual([2, 2, 2, 2, 2, 2])
  })
})

describe('times, refusals and ranking', () => {
  test('measure the stays in each status by median and 90th percentile, without notes', async () => {
    const { listSalesStages } = await import('#lib/services/sales/list-sales-stages.ts')
    const stages = await listSalesStages(manager, { ...MARCH, product: 'fgts' })
    const of = (status: string) => stages.find((stage) => stage.status === status)
    // This status lasted 10 s and 30 s: the median is 20 s and the 90th percentile 28 s.
    expect(of('generating_ccb')).toMatchObject({ ended: 2, open: 0, p50Seconds: 20, p90Seconds: 28 })
    expect(of('analysis')).toMatchObject({ ended: 1, p50Seconds: 20 * 60 })
    expect(of('balance')).toMatchObject({ ended: 5, p50Seconds: 4, p90Seconds: 4 })
    expect(of('paid')).toBeUndefined()
  })

  test('give the reasons in words of the catalogue, the most frequent first', async () => {
    const { listSalesRefusals } = await import('#lib/services/sales/list-sales-refusals.ts')
    const refusals = await listSalesRefusals(manager, MARCH)
    expect(refusals.map(({ kind, code, count, whoActs }) => [kind, code, count, whoActs]).sort()).toEqual([
      ['balance', 'no_balance', 1, 'customer'],
      ['consult', 'consent_refused', 1, 'customer'],
      ['proposal', 'refunded_by_customer', 1, 'customer'],
      ['proposal', 'signature_deadline', 1, 'customer'],
    ])
    expect(refusals.find(({ code }) => code === 'no_balance')?.title).toBe('Sem saldo')
  })

  test('rank agents and institutions by payouts, with what they created', async () => {
    const { getSalesRanking } = await import('#lib/services/sales/get-sales-ranking.ts')
    const { agents, institutions } = await getSalesRanking(manager, MARCH)
    const line = (row: (typeof agents)[number]) => [
      row.key,
      row.paid.netCents,
      row.paid.contracts,
      row.refunded,
      row.created,
      row.createdPaid,
    ]
    expect(agents.map(line)).toEqual([
      [bia, 4000_00, 1, 1, 2, 1],
      [ana, 1900_00, 2, 0, 2, 1],
    ])
    expect(institutions.map(line)).toEqual([
      ['ipe', 4000_00, 1, 0, 1, 1],
      ['aurora', 1900_00, 2, 1, 3, 1],
    ])
  })
})

describe('the list behind a bar', () => {
  const recordsOf = async (request: SalesRequest & { bar: SalesBar }, context = manager) => {
    const { listSalesRecords } = await import('#lib/services/sales/list-sales-records.ts')
    return listSalesRecords(context, { page: 1, ...request })
  }

  test('has as many rows as the bar counts, for every step, reason and filter', async () => {
    const { listSalesRefusals } = await import('#lib/services/sales/list-sales-refusals.ts')
    for (const filter of [{}, { provider: 'ipe' }, { agent: [bia] }]) {
      const request = { ...MARCH, ...filter }
      for (const { product, steps, counts } of await funnelsOf(request))
        for (const [place, step] of steps.entries()) {
          const { rows, total } = await recordsOf({ ...request, bar: { of: 'step', product, step } })
          expect([total, rows.length], `${product} ${step}`).toEqual([counts[place], counts[place]])
          expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length)
        }
      for (const { kind, product, code, count } of await listSalesRefusals(manager, request)) {
        const { rows, total } = await recordsOf({ ...request, bar: { of: kind, product, code } })
        expect([total, rows.length], `${kind} ${code}`).toEqual([count, count])
        expect(rows.every((row) => row.kind === kind && row.reached === null)).toBe(true)
      }
    }
  })

  test('counts nothing for the name of a member that every object has', async () => {
    const bar = { of: 'proposal', product: 'fgts', code: 'constructor' } as const
    expect(await recordsOf({ ...MARCH, bar })).toMatchObject({ total: 0, rows: [] })
  })

  test('shows how far a customer came, and no work that the reader may not see', async () => {
    const bar = { of: 'step', product: 'fgts', step: 'proposal' } as const
    const { rows } = await recordsOf({ ...MARCH, bar })
    expect(rows.map(({ reached }) => reached).sort()).toEqual(['paid', 'proposal', 'signed'])
    const { actor } = manager
    if (actor.kind !== 'user') throw new Error('not a person')
    const own = { ...manager, actor: { ...actor, visibility: 'own' as const } }
    expect(await recordsOf({ ...MARCH, bar }, own)).toMatchObject({ total: 0, rows: [] })
    const agent = { ...manager, actor: { ...actor, role: 'agent' as const } }
    await expect(codeOf(recordsOf({ ...MARCH, bar }, agent))).resolves.toBe('permission_denied')
  })
})

describe('access to sales', () => {
  test('is closed to agents', async () => {
    const { actor } = manager
    if (actor.kind !== 'user') throw new Error('not a person')
    const agent = { ...manager, actor: { ...actor, role: 'agent' as const } }
    await expect(codeOf(overviewOf(MARCH, agent))).resolves.toBe('permission_denied')
  })

  test('counts only own work for a manager limited to it, even when naming others', async () => {
    const { actor } = manager
    if (actor.kind !== 'user') throw new Error('not a person')
    const own = { ...manager, actor: { ...actor, visibility: 'own' as const } }
    const asBia = { ...own, actor: { ...own.actor, id: bia } }
    expect((await overviewOf(MARCH, own)).present.paid.contracts).toBe(0)
    expect((await overviewOf({ ...MARCH, agent: [bia] }, own)).present.paid.contracts).toBe(0)
    expect((await overviewOf(MARCH, asBia)).present.paid.netCents).toBe(4000_00)
    const [fgts] = await funnelsOf(MARCH, asBia)
    expect(fgts?.counts).toEqual([2, 1, 1, 1, 1, 0])
  })
})
