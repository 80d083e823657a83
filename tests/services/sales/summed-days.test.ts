import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Connection } from '#db/client.ts'
import type { Day } from '#lib/domain/calendar.ts'
import type { SalesRequest } from '#lib/domain/sales/sales-view.ts'
import type { Context } from '#lib/services/context.ts'
import { rawReports } from '#tests/services/sales/raw/raw-reports.ts'
import { officeFixture } from '#tests/support/fixtures/office-fixture.ts'
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
    await owner`update payouts set refunded_at = now() where proposal_id = ${await oneWith('paid')}`
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
    const paid = await oneWith('paid')
    const [payout] = await owner`select paid_at from payouts where proposal_id = ${paid}`
    await owner.begin(async (tx) => {
      await tx`update payouts set refunded_at = now() where proposal_id = ${paid}`
      // Another change of the same day makes the run sum it while the first one is not committed yet.
      await owner`
        insert into sales_day_changes (id, organization_id, kind, day)
        select gen_random_uuid(), ${manager.organizationId}, 'paid', sales_day(${payout?.paid_at})`
      await rollUp()
    })
    expect(await changedDays()).toBeGreaterThan(0)
    await expectExact()
    await rollUp()
    await expectExact()
  })

  test('belong to one organization, and another has none of its own', async () => {
    const office = await officeFixture()
    const other = (await office.open()).manager()
    const { getSalesOverview } = await import('#lib/services/sales/get-sales-overview.ts')
    const { present } = await getSalesOverview({ ...other, now: manager.now }, PERIODS[0])
    expect([present.paid.contracts, present.created]).toEqual([0, 0])
  })

  test('are not kept for an organization with few proposals', async () => {
    const { rollUpSalesDays } = await import('#lib/services/sales/roll-up-sales-days.ts')
    await harness.database.owner`delete from sales_rollups where organization_id = ${manager.organizationId}`
    await harness.database
      .owner`update payouts set refunded_at = now() where proposal_id = ${await oneWith('paid')}`
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
