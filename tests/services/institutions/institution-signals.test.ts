import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { afterMs, now } from '#lib/config/clock.ts'
import { newId } from '#lib/config/ids.ts'
import { listFgtsInstitutions } from '#lib/services/fgts/list-fgts-institutions.ts'
import { listInstitutionSignals } from '#lib/services/institutions/list-institution-signals.ts'
import { type OfficeFixture, officeFixture } from '#tests/support/fixtures/office-fixture.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

let harness: Harness
let office: OfficeFixture
beforeAll(async () => {
  harness = await startHarness()
  office = await officeFixture()
})
afterAll(() => harness.stop())
let own: Awaited<ReturnType<OfficeFixture['open']>>
beforeEach(async () => {
  own = await office.open()
})

type Call = { ok?: boolean; durationMs?: number; agoMs?: number }

const called = async (organizationId: string, calls: readonly Call[]) => {
  for (const { ok = true, durationMs = 100, agoMs = 1_000 } of calls) {
    const at = afterMs(now(), -agoMs)
    await harness.database.owner`
      insert into institution_calls (id, organization_id, institution_code, operation, at, duration_ms, ok)
      values (${newId(at)}, ${organizationId}, 'ipe', 'request_fgts_balance', ${at}, ${durationMs}, ${ok})`
  }
}

const signal = async () =>
  (await listInstitutionSignals(own.agent.context())).find(({ code }) => code === 'ipe')?.signal

const FAILED = { ok: false }

test('tells an agent that an institution is down after three failures in a row, on every form', async () => {
  await called(own.organizationId, [{}, {}, FAILED, FAILED, FAILED])
  expect(await signal()).toBe('down')
  const offered = await listFgtsInstitutions(own.agent.context())
  expect(offered.map((one) => [one.code, one.signal])).toEqual([
    ['aurora', null],
    ['caravela', null],
    ['ipe', 'down'],
  ])
})

test('tells an agent that an institution is slow', async () => {
  await called(own.organizationId, [{ durationMs: 6_000 }, {}])
  expect(await signal()).toBe('slow')
})

test('says nothing of failures that are over, or of another organization', async () => {
  await called(own.organizationId, [{ ...FAILED, agoMs: 16 * 60_000 }])
  await called((await office.open()).organizationId, [FAILED, FAILED, FAILED])
  expect(await signal()).toBeNull()
})
