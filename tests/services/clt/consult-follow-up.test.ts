import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { afterMs, now } from '#lib/config/clock.ts'
import { exportCltConsults } from '#lib/services/clt/export-clt-consults.ts'
import { listFollowedCltConsults } from '#lib/services/clt/list-followed-clt-consults.ts'
import type { Context } from '#lib/services/context.ts'
import { csvLines } from '#tests/support/checks/csv-lines.ts'
import { type CltFixture, cltFixture } from '#tests/support/fixtures/clt-fixture.ts'
import { type OperationFixture, operationFixture } from '#tests/support/fixtures/operation-fixture.ts'
import { type PersonFixture, personFixture } from '#tests/support/fixtures/person-fixture.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

let harness: Harness
let clt: CltFixture
let operations: OperationFixture
let people: PersonFixture
let manager: () => Context

beforeAll(async () => {
  harness = await startHarness({ worker: false })
  clt = await cltFixture(harness)
  operations = await operationFixture(harness)
  people = await personFixture(harness)
  manager = (await people.person({ role: 'manager', visibility: 'all' })).context
})

afterAll(() => harness?.stop())

const HOUR = 3_600_000
const expiringIds = async (context = manager()) => {
  const page = await listFollowedCltConsults(context, { page: 1, limit: 100, expiring: true })
  return page.rows.map(({ id }) => id)
}

/** Creates a consent term that the customer can answer for another `hours` hours. */
const termFor = async (hours: number) => {
  const { id } = await clt.consult({ status: 'WAITING_CONSENT' })
  await harness.database.owner`
    update clt_consults set consent_deadline_at = ${afterMs(now(), hours * HOUR)} where id = ${id}`
  return id
}
const marginFor = async (hours: number) => (await clt.consult({ expiresAt: afterMs(now(), hours * HOUR) })).id

describe('the follow-up of consults', () => {
  test('shows terms that expire within a day and margins within three, and nothing expired', async () => {
    const soon = [await termFor(23), await marginFor(71)]
    const others = [await termFor(25), await marginFor(73), await termFor(-1), await marginFor(-1)]
    const ids = await expiringIds()
    expect(ids).toEqual(expect.arrayContaining(soon))
    expect(ids.filter((id) => others.includes(id))).toEqual([])
  })

  test('omits closed consults and those that the person does not see', async () => {
    const { id } = await clt.consult({ expiresAt: afterMs(now(), HOUR), closedAt: now() })
    const own = (await people.person({ visibility: 'own' })).context()
    expect(await expiringIds()).not.toContain(id)
    expect(await expiringIds(own)).toEqual([])
  })

  test('exports only selected and visible consults, masked', async () => {
    const margin = await clt.consult({ name: 'Rita Margem', marginCents: 123_45 })
    const rejected = await clt.consult({ name: 'Rita Recusada', status: 'REJECTED', code: 'no_margin' })
    const ids = [margin.id, rejected.id]
    const lines = await csvLines(await exportCltConsults(manager(), { ids }))
    expect(lines.map(([name]) => name)).toEqual(['Rita Recusada', 'Rita Margem'])
    expect(lines[1]?.slice(1, 6)).toEqual([
      expect.stringMatching(/^\*{3}\.\d{3}\.\d{3}-\*{2}$/),
      'Aurora',
      'Margem disponível',
      null,
      { value: 123.45, decimals: 2 },
    ])
    expect(lines[0]?.slice(3, 6)).toEqual(['Recusada', expect.stringMatching(/\S/), null])
    const own = (await people.person({ visibility: 'own' })).context()
    expect(await csvLines(await exportCltConsults(own, { ids }))).toEqual([])
  })

  test('shows which operation each consult became, until that ends without a payment', async () => {
    const { id, consult } = await operations.create()
    const operationOf = async () => {
      const { rows } = await listFollowedCltConsults(manager(), { page: 1, limit: 100 })
      return rows.find((row) => row.id === consult.id)?.operation
    }
    expect(await operationOf()).toEqual({ id, status: 'generating_ccb' })
    await operations.bring(id, 'paid')
    expect(await operationOf()).toEqual({ id, status: 'paid' })
    const other = await operations.create()
    await operations.bring(other.id, 'canceled')
    const { rows } = await listFollowedCltConsults(manager(), { page: 1, limit: 100 })
    expect(rows.find((row) => row.id === other.consult.id)?.operation).toBeNull()
  })
})
