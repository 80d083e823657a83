import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays, dayInSaoPaulo, startOfDayInSaoPaulo } from '#lib/domain/calendar.ts'
import { systemContext } from '#lib/services/context.ts'
import { decidePriceChange } from '#lib/services/prices/decide-price-change.ts'
import { getPriceChange } from '#lib/services/prices/get-price-change.ts'
import { proposePriceChange } from '#lib/services/prices/propose-price-change.ts'
import { savePriceChange } from '#lib/services/prices/save-price-change.ts'
import { startScheduledPriceChange } from '#lib/services/prices/start-scheduled-price-change.ts'
import { withdrawPriceChange } from '#lib/services/prices/withdraw-price-change.ts'
import { codeOf } from '#tests/support/checks/code-of.ts'
import { dueByTestClock } from '#tests/support/fixtures/job-time.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'
import { EACH, type PriceTableFixture, priceTableFixture } from './price-table-fixture.ts'

let harness: Harness
let fixture: PriceTableFixture
beforeAll(async () => {
  harness = await startHarness({ worker: false })
  fixture = await priceTableFixture(harness)
})
afterAll(() => harness.stop())

const rita = () => fixture.rita.context()
const sonia = () => fixture.sonia.context()
const startDate = () => addDays(dayInSaoPaulo(rita().now), 3)

const runStartDay = (changeId: string) => {
  const actor = { kind: 'system', id: 'test', name: 'teste' } as const
  const at = startOfDayInSaoPaulo(startDate())
  return startScheduledPriceChange(systemContext(rita().organizationId, at, actor), { changeId })
}

describe.each(EACH)('a scheduled price ($product)', ({ key }) => {
  const scheduleChange = async (monthlyRate: string) => {
    const id = await fixture.draft(rita(), { key, parameters: { monthlyRate } })
    const { label, isDefault, terms, parameters, note } = await getPriceChange(rita(), { id })
    const draft = { id, label, isDefault, terms, parameters, note }
    const today = dayInSaoPaulo(rita().now)
    expect(await codeOf(savePriceChange(rita(), { ...draft, startDate: today }))).toBe('start_date_past')
    await savePriceChange(rita(), { ...draft, startDate: startDate() })
    await fixture.runWhatIf(rita(), id)
    await proposePriceChange(rita(), { id })
    return decidePriceChange(sonia(), { id, decision: 'approve', reason: '' })
  }
  const jobsOf = (id: string) => harness.database.owner<{ runAt: Date }[]>`
    select run_at as "runAt" from graphile_worker._private_jobs as jobs
    join graphile_worker._private_tasks as tasks on tasks.id = jobs.task_id
    where tasks.identifier = 'start_price_change' and jobs.payload ->> 'changeId' = ${id}`

  test('takes effect once, at 00:00 in São Paulo of its day', async () => {
    const before = await fixture.table(key)
    const { id, status } = await scheduleChange('0.0171')
    expect(status).toBe('scheduled')
    expect(await fixture.table(key)).toMatchObject({ version: before.version, openChanges: 1 })
    expect((await jobsOf(id)).map(({ runAt }) => dueByTestClock(runAt).getTime())).toEqual([
      startOfDayInSaoPaulo(startDate()).getTime(),
    ])
    await runStartDay(id)
    await runStartDay(id)
    const after = await fixture.table(key)
    expect(after).toMatchObject({ version: before.version + 1, openChanges: 0 })
    expect(after.parameters.monthlyRate).toBe('0.0171')
    expect(after.createdAt).toEqual(startOfDayInSaoPaulo(startDate()))
    expect(await getPriceChange(rita(), { id })).toMatchObject({
      status: 'approved',
      decidedByName: 'Sônia',
      resultVersion: after.version,
    })
  })

  test('can be withdrawn by any manager before its day, and then never takes effect', async () => {
    const before = await fixture.table(key)
    const { id } = await scheduleChange('0.0172')
    expect((await withdrawPriceChange(sonia(), { id })).status).toBe('withdrawn')
    await runStartDay(id)
    expect((await fixture.table(key)).version).toBe(before.version)
  })

  test('lapses if its table changed before its day, and that is audited', async () => {
    const { id } = await scheduleChange('0.0173')
    const quick = await fixture.propose(sonia(), { key, parameters: { monthlyRate: '0.0174' } })
    await decidePriceChange(rita(), { id: quick, decision: 'approve', reason: '' })
    expect((await getPriceChange(rita(), { id })).stale).toBe(true)
    await runStartDay(id)
    expect((await fixture.table(key)).parameters.monthlyRate).toBe('0.0174')
    expect((await getPriceChange(rita(), { id })).status).toBe('withdrawn')
    const audit = await harness.database.owner`
      select action from audit_entries where subject_id = ${id} order by id desc limit 1`
    expect(audit[0]?.action).toBe('price_change_lapsed')
  })
})
