import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Context } from '#lib/services/context.ts'
import { officeFixture } from '#tests/support/fixtures/office-fixture.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

let harness: Harness
let manager: Context
const NOW = new Date('2026-03-20T10:20:00Z')

beforeAll(async () => {
  harness = await startHarness({ worker: false })
  const office = await officeFixture()
  manager = { ...(await office.open()).manager(), now: NOW }
  await note(manager.organizationId)
  await note((await office.open()).organizationId)
})
afterAll(() => harness.stop())

/** A call every twenty minutes of nine days, the newest a minute ago. */
const note = async (organizationId: string) => {
  await harness.database.owner`
    insert into institution_calls (id, organization_id, institution_code, operation, at, duration_ms, ok, code)
    select uuidv7(at - now()), ${organizationId}, case n % 4 when 0 then 'ipe' else 'aurora' end,
      case n % 5 when 0 then 'report' when 1 then 'read_state' else 'submit_proposal' end, at, 40 + (n * 7919) % 3000, n % 11 > 0,
      case when n % 11 = 0 then 'provider_timeout' when n % 7 = 0 then 'no_balance' when n % 13 = 0 then 'not_enough' end
    from generate_series(0, 9 * 72) as n, lateral (select ${NOW}::timestamptz - interval '1 minute' - n * interval '20 minutes' as at) as t`
}

const rollUp = async (at: Date) => {
  const { rollUpInstitutionCalls } = await import('#lib/services/institutions/roll-up-institution-calls.ts')
  await rollUpInstitutionCalls(at)
}
const health = async (now = NOW) => {
  const { listInstitutionHealth } = await import('#lib/services/institutions/list-institution-health.ts')
  const context = { ...manager, now }
  return [
    await listInstitutionHealth(context, { range: '24h' }),
    await listInstitutionHealth(context, { range: '7d' }),
  ]
}
const noteCall = async (at: Date) => {
  await harness.database.owner`
    insert into institution_calls (id, organization_id, institution_code, operation, at, duration_ms, ok)
    values (uuidv7(${at}::timestamptz - now()), ${manager.organizationId}, 'aurora', 'read_state', ${at}, 5, true)`
}
const callsOf = ([day]: Awaited<ReturnType<typeof health>>) =>
  Number(day?.find(({ code }) => code === 'aurora')?.total.calls)
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000)

test('sums of past hours give the figures of the calls, at any minute and however often they are made', async () => {
  const before = await health()
  const [, week = []] = before
  expect(week.find(({ code }) => code === 'aurora')?.total.calls).toBeGreaterThan(250)
  for (const at of [later(-3 * 1440), later(-90), NOW, NOW]) {
    await rollUp(at)
    expect(await health()).toEqual(before)
  }
  const soon = await health(later(55))
  await rollUp(later(55))
  expect(await health(later(55))).toEqual(soon)
})

test('sums made by a clock that was ahead are made again by one that is not', async () => {
  const before = await health(later(80))
  await rollUp(later(10 * 60))
  await rollUp(later(80))
  expect(await health(later(80))).toEqual(before)
  const since = callsOf(await health(later(300)))
  await noteCall(later(100))
  await rollUp(later(300))
  expect(callsOf(await health(later(300)))).toBe(since + 1)
})

test('calls of summed hours are not read again, later ones are', async () => {
  const now = later(360)
  const before = await health(now)
  const { owner } = harness.database
  await owner`
    delete from institution_calls where organization_id = ${manager.organizationId} and operation <> 'report' and ok
      and code is null and at < ${later(-300)} and at > ${later(-400)}`
  expect(await health(now)).toEqual(before)
  await noteCall(later(359))
  expect(callsOf(await health(now))).toBe(callsOf(before) + 1)
})
