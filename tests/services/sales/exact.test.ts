import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Connection } from '#db/client.ts'
import type { Day } from '#lib/domain/calendar.ts'
import { CONSULT_STATUSES } from '#lib/domain/clt/consult-status.ts'
import { isFinalStatus, PROPOSAL_STATUSES } from '#lib/domain/proposals/status.ts'
import type { SalesRequest } from '#lib/domain/sales/sales-view.ts'
import { stageOfCode } from '#lib/domain/sales/stage-codes.ts'
import type { Context } from '#lib/services/context.ts'
import { rawReports } from '#tests/services/sales/raw/raw-reports.ts'
import { eventually } from '#tests/support/checks/eventually.ts'
import { accessFixture } from '#tests/support/fixtures/access-fixture.ts'
import { salesWorld } from '#tests/support/fixtures/sales-world.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'
import { randomOffice, randomWorld } from './random-world.ts'

let harness: Harness
let manager: Context
let people: string[]

beforeAll(async () => {
  harness = await startHarness({ worker: false })
  ;({ manager, people } = await randomOffice(harness, { colleagues: 2, customers: 220, seed: 41 }))
  // Data of another organization must not change the figures.
  const other = await (await accessFixture()).organization()
  await randomWorld(harness, other, { people, customers: 20, seed: 7 })
})
afterAll(() => harness.stop())

const PERIODS = [
  { period: 'custom', from: '2026-01-01' as Day, to: '2026-05-31' as Day },
  { period: 'custom', from: '2026-02-10' as Day, to: '2026-03-05' as Day },
  { period: 'custom', from: '2026-02-28' as Day, to: '2026-02-28' as Day },
] as const
const filters = (): Partial<SalesRequest>[] => [
  {},
  { product: 'fgts' },
  { product: 'clt' },
  { provider: 'aurora' },
  { agent: people.slice(0, 1) },
  { agent: people.slice(1, 2), product: 'fgts', provider: 'ipe' },
]
const requests = (): SalesRequest[] =>
  PERIODS.flatMap((period) => filters().map((filter) => ({ ...period, ...filter })))

describe('the tables that reports read', () => {
  test('match the source rows to the cent and to the millisecond, for every filter', async () => {
    const { withTransaction } = await import('#db/transaction.ts')
    const { storedReports } = await import('./stored-reports.ts')
    let total = 0
    for (const request of requests()) {
      const stored = await storedReports(manager, request)
      const raw = await withTransaction(manager, (tx: Connection) => rawReports(tx, manager, request))
      expect({ request, ...stored }).toEqual({ request, ...raw })
      total += stored.creations.created
    }
    expect(total).toBeGreaterThan(200)
  })

  test('match a computation from the source rows in one go', async () => {
    const { owner } = harness.database
    const stored = await contents(owner)
    await owner.begin(async (tx) => {
      await tx`truncate sales_inquiries, sales_contracts, sales_stage_times`
      await tx.unsafe(readFileSync('tests/services/sales/rebuild.sql', 'utf8'))
      expect(await contents(tx as never)).toEqual(stored)
    })
  })

  test('count two contracts of one balance that move at once', async () => {
    const world = salesWorld(harness, manager.organizationId)
    const { owner } = harness.database
    const input = { at: '2026-05-02T12:00:00Z', by: people[0] ?? '', cpf: '77777777777' }
    const ask = await world.balance(input)
    const contract = async () =>
      world.proposal({
        ...input,
        status: 'processing',
        simulationId: await world.fgtsSimulation(ask, input.at),
      })
    const [first, second] = [await contract(), await contract()]
    await world.payout(first, { at: input.at, cents: 1 })
    const stepOf = async () => (await owner`select step from sales_inquiries where id = ${ask}`)[0]?.step
    expect(await stepOf()).toBe(5)
    // Refunds the first payout while the second is inserted; the later commit must see both changes.
    let paying: Promise<unknown> = Promise.resolve()
    await owner.begin(async (tx) => {
      await tx`update payouts set refunded_at = now() where proposal_id = ${first}`
      paying = world.payout(second, { at: input.at, cents: 1 })
      await eventually('the second waits for the first', async () => {
        const waiting = await owner`
          select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
        return waiting.length > 0
      })
    })
    await paying
    expect(await stepOf()).toBe(5)
    await owner`update payouts set refunded_at = now() where proposal_id = ${second}`
    expect(await stepOf()).toBe(3)
  })

  test('have as many rows behind a bar as it counts, page after page', async () => {
    const { listSalesRecords } = await import('#lib/services/sales/list-sales-records.ts')
    const request = { ...PERIODS[0], bar: { of: 'step', product: 'fgts', step: 'asked' } } as const
    const { total, rows } = await listSalesRecords(manager, { ...request, page: 1 })
    expect(total).toBeGreaterThan(50)
    const pages = [rows]
    for (let page = 2; pages.flat().length < total && page <= total; page += 1)
      pages.push((await listSalesRecords(manager, { ...request, page })).rows)
    expect(new Set(pages.flat().map(({ key }) => key)).size).toBe(total)
    const times = pages.flat().map(({ madeAt }) => madeAt.getTime())
    expect(times).toEqual(times.toSorted((a, b) => b - a))
  })

  test('have the same code for every stage in the database and in the language', async () => {
    const { owner } = harness.database
    const stays = PROPOSAL_STATUSES.filter((status) => !isFinalStatus(status))
    const ends = ['SUCCESS', 'REJECTED', 'FAILED']
    const stages = ['balance', ...CONSULT_STATUSES.filter((status) => !ends.includes(status)), ...stays]
    for (const stage of stages) {
      const [row] = await owner`select sales_stage_code(${stage})::int as code`
      expect(stageOfCode(row?.code)).toBe(stage)
    }
    for (const end of [...ends, 'paid', 'canceled', 'rejected', 'refunded'])
      expect([...(await owner`select sales_stage_code(${end}) as code`)]).toEqual([{ code: null }])
  })
})

const contents = async (owner: Harness['database']['owner']) => ({
  inquiries: [...(await owner`select * from sales_inquiries order by product, id`)],
  contracts: [...(await owner`select * from sales_contracts order by id`)],
  stageTimes: [
    ...(await owner`
    select id, kind, product, institution_code, author_id, made_at, encode(durations, 'hex') as durations, open_stage from sales_stage_times order by kind, id`),
  ],
})
