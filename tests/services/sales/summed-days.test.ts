import type { ISql } from 'postgres'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Connection } from '#db/client.ts'
import type { Day } from '#lib/domain/calendar.ts'
import type { SalesRequest } from '#lib/domain/sales/sales-view.ts'
import type { Context } from '#lib/services/context.ts'
import { rawReports } from '#tests/services/sales/raw/raw-reports.ts'
import { eventually } from '#tests/support/checks/eventually.ts'
import { salesWorld } from '#tests/support/fixtures/sales-world.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'
import { randomOffice } from './random-world.ts'

let harness: Harness
let manager: Context
let people: string[]

beforeAll(async () => {
  harness = await startHarness({ worker: false })
  ;({ manager, people } = await randomOffice(harness, { colleagues: 1, customers: 90, seed: 23 }))
  await rollUp()
})
afterAll(() => harness.stop())

const rollUp = async () => {
  const { rollUpSalesDays } = await import('#lib/services/sales/roll-up-sales-days.ts')
  return rollUpSalesDays({ least: 0 })
}

const PERIODS = [
  { period: 'custom', from: '2026-01-01' as Day, to: '2026-05-31' as Day },
  { period: 'custom', from: '2026-02-10' as Day, to: '2026-03-05' as Day },
] as const
const FILTERS: readonly Partial<SalesRequest>[] = [
  {},
  { product: 'clt' },
  { product: 'fgts', provider: 'ipe' },
]

/** Compares all reports with a computation from the source rows. */
const expectExact = async () => {
  const { withTransaction } = await import('#db/transaction.ts')
  const { storedReports } = await import('./stored-reports.ts')
  for (const period of PERIODS)
    for (const filter of FILTERS) {
      const request = { ...period, ...filter }
      const raw = await withTransaction(manager, (tx: Connection) => rawReports(tx, manager, request))
      expect({ request, ...(await storedReports(manager, request)) }).toEqual({ request, ...raw })
    }
}

const changedDays = async () => {
  const [row] = await harness.database.owner`
    select count(*)::int as changes from sales_day_changes where organization_id = ${manager.organizationId}`
  return row?.changes
}

const isSomebodyWaiting = async () => {
  const waiting = await harness.database.owner`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  return waiting.length > 0
}

const onePayout = async () => {
  const [row] = await harness.database.owner<{ id: string; day: string }[]>`
    select id, sales_day(paid_at)::text as day from payouts where organization_id = ${manager.organizationId} order by id limit 1`
  if (!row) throw new Error('nothing was paid')
  return row
}

/** Refunds a payout, or takes the refund back: either changes the figures. */
const toggleRefund = async (id: string, sql: ISql) => {
  await sql`update payouts set refunded_at = case when refunded_at is null then now() end where id = ${id}`
}

const oneWith = async (status: string) => {
  const [row] = await harness.database.owner<{ id: string }[]>`
    select id from proposals where organization_id = ${manager.organizationId} and status = ${status} order by id limit 1`
  if (!row) throw new Error(`no proposal is ${status}`)
  return row.id
}

describe('the sums of past days', () => {
  test('give the figures of the source rows, to the cent and to the millisecond', async () => {
    const [row] = await harness.database.owner`
      select count(*)::int as days from sales_days where organization_id = ${manager.organizationId}`
    expect(row?.days).toBeGreaterThan(150)
    expect(await changedDays()).toBe(0)
    await expectExact()
  })

  test('are what reports read, and not the rows they sum', async () => {
    const { getSalesOverview } = await import('#lib/services/sales/get-sales-overview.ts')
    const paid = async () => (await getSalesOverview(manager, PERIODS[0])).present.paid.contracts
    const before = await paid()
    await harness.database.owner`
      update sales_days set sums = jsonb_set(sums, '{0}', to_jsonb((sums ->> 0)::int + 1))
      where organization_id = ${manager.organizationId} and kind = 'paid'
        and day = (select min(day) from sales_days where organization_id = ${manager.organizationId} and kind = 'paid')`
    expect(await paid()).toBeGreaterThan(before)
    await harness.database.owner`delete from sales_days where organization_id = ${manager.organizationId}`
    await harness.database.owner`delete from sales_rollups where organization_id = ${manager.organizationId}`
    expect(await paid()).toBe(before)
    await rollUp()
    expect(await paid()).toBe(before)
  })

  test('give way to the rows of a day that changed, until they are summed again', async () => {
    const { owner } = harness.database
    const world = salesWorld(harness, manager.organizationId)
    await toggleRefund((await onePayout()).id, harness.database.owner)
    const waiting = await oneWith('analysis')
    await world.move(waiting, ['analysis', 'rejected'], '2026-05-30T12:00:00Z')
    await owner`update proposals set status = 'rejected', reason_code = 'a' where id = ${waiting}`
    await owner`update proposals set created_by_id = ${people[1] ?? ''} where id = ${await oneWith('canceled')}`
    await world.balance({ at: '2026-02-20T12:00:00Z', by: people[0] ?? '', cpf: '77777777777' })
    expect(await changedDays()).toBeGreaterThan(3)
    await expectExact()
    await rollUp()
    expect(await changedDays()).toBe(0)
    await expectExact()
  })

  test('notice a change that commits while its day is being summed', async () => {
    const { owner } = harness.database
    const { id, day } = await onePayout()
    await owner.begin(async (tx) => {
      await toggleRefund(id, tx)
      // Another change of the same day makes the run sum it while the first one is not committed yet.
      await owner`
        insert into sales_day_changes (id, organization_id, kind, day)
        values (gen_random_uuid(), ${manager.organizationId}, 'paid', ${day}::date)`
      await rollUp()
    })
    expect(await changedDays()).toBeGreaterThan(0)
    await expectExact()
    await rollUp()
    await expectExact()
  })

  test('keep the note of a change that commits between the sum of its day and its end', async () => {
    const { owner } = harness.database
    const { organizationId } = manager
    const { id, day } = await onePayout()
    await owner`update sales_rollups set closed_until = ${day}::date - 1 where organization_id = ${organizationId}`
    // The run waits for this lock when it has summed the payouts, and before it deletes notes.
    const { run } = await owner.begin(async (tx) => {
      await tx`select from sales_days where organization_id = ${organizationId} and kind = 'proposal' for update`
      const run = rollUp()
      await eventually('the run waits for the lock', isSomebodyWaiting)
      await toggleRefund(id, owner)
      return { run }
    })
    await run
    await expectExact()
  })

  test('belong to one organization, whose reports never include those of another', async () => {
    const other = await randomOffice(harness, { colleagues: 0, customers: 10, seed: 5 })
    await rollUp()
    const { getSalesOverview } = await import('#lib/services/sales/get-sales-overview.ts')
    const paidOf = async (context: Context) =>
      (await getSalesOverview(context, PERIODS[0])).present.paid.contracts
    const own = await paidOf(manager)
    await harness.database.owner`
      update sales_days set sums = jsonb_set(sums, '{0}', '1000') where organization_id = ${other.manager.organizationId} and kind = 'paid'`
    expect(await paidOf(other.manager)).toBeGreaterThanOrEqual(1000)
    expect(await paidOf(manager)).toBe(own)
  })

  test('lose the number of a customer in the transaction that erases it', async () => {
    const { deleteCustomer } = await import('#db/queries/personal-data/subject-holdings.ts')
    const { withTransaction } = await import('#db/transaction.ts')
    const { organizationId } = manager
    const { owner } = harness.database
    const [asked] = await owner<{ id: string; packed: Buffer }[]>`
      select id, int8send(customer * 16 + step) as packed from sales_inquiries
      where organization_id = ${organizationId} and product = 'fgts' order by id limit 1`
    if (!asked) throw new Error('nobody asked for a balance')
    const holding = async () => {
      const rows = await owner`
        select from sales_days where organization_id = ${organizationId} and kind = 'asks' and position(${asked.packed} in packed) > 0`
      return rows.length
    }
    expect(await holding()).toBeGreaterThan(0)
    const none = { proposals: [], consults: [], fgtsSimulations: [], cltSimulations: [], balances: [] }
    const nameless = { ...none, balances: [asked.id] }
    const plan = { deleted: none, nameless, proofs: [], withoutUploads: [], retained: [] }
    await withTransaction(manager, (tx) =>
      deleteCustomer(tx, { organizationId, plan, blank: { documentNumber: '-5' } }),
    )
    expect(await holding()).toBe(0)
    await rollUp()
    expect(await holding()).toBe(0)
  })

  test('of days that are not over yet are removed, when the clock of the database was ahead', async () => {
    const { owner } = harness.database
    const { organizationId } = manager
    await owner`
      insert into sales_days (organization_id, kind, day, product, institution_code, sums, codes, lines, packed)
      select organization_id, kind, sales_day(pg_catalog.now()), product, institution_code, sums, codes, lines, packed
      from sales_days where organization_id = ${organizationId} and kind = 'paid' order by day limit 1`
    await owner`update sales_rollups set closed_until = sales_day(pg_catalog.now()) + 1 where organization_id = ${organizationId}`
    await rollUp()
    const [row] = await owner`
      select closed_until < sales_day(pg_catalog.now()) as is_past,
        (select count(*)::int from sales_days where organization_id = ${organizationId} and day >= sales_open_day()) as days
      from sales_rollups where organization_id = ${organizationId}`
    expect(row).toEqual({ is_past: true, days: 0 })
  })

  test('are not kept for an organization with few proposals', async () => {
    const { rollUpSalesDays } = await import('#lib/services/sales/roll-up-sales-days.ts')
    await harness.database.owner`delete from sales_rollups where organization_id = ${manager.organizationId}`
    await toggleRefund((await onePayout()).id, harness.database.owner)
    expect(await changedDays()).toBeGreaterThan(0)
    expect([await rollUpSalesDays(), await changedDays()]).toEqual([0, 0])
    await rollUp()
    await expectExact()
  })

  test('never include the current day', async () => {
    const { owner } = harness.database
    const world = salesWorld(harness, manager.organizationId)
    const [row] = await owner<{ at: Date }[]>`select pg_catalog.now() as at`
    await world.balance({ at: String(row?.at.toISOString()), by: people[0] ?? '', cpf: '88888888888' })
    await rollUp()
    const [rollup] = await owner`
      select closed_until < sales_day(pg_catalog.now()) as is_past from sales_rollups where organization_id = ${manager.organizationId}`
    expect(rollup).toEqual({ is_past: true })
  })
})
