import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { decidePriceChange } from '#lib/services/prices/decide-price-change.ts'
import { getPriceChange } from '#lib/services/prices/get-price-change.ts'
import { listPriceTables } from '#lib/services/prices/list-price-tables.ts'
import { proposePriceChange } from '#lib/services/prices/propose-price-change.ts'
import { rebasePriceChange } from '#lib/services/prices/rebase-price-change.ts'
import { startPriceChange } from '#lib/services/prices/start-price-change.ts'
import { codeOf } from '#tests/support/checks/code-of.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'
import { type PriceTableFixture, priceTableFixture } from './price-table-fixture.ts'

let harness: Harness
let fixture: PriceTableFixture
let carla: Awaited<ReturnType<PriceTableFixture['manager']>>
beforeAll(async () => {
  harness = await startHarness({ worker: false })
  fixture = await priceTableFixture(harness)
  carla = await fixture.manager('Carla')
})
afterAll(() => harness.stop())

const rita = () => fixture.rita.context()
const sonia = () => fixture.sonia.context()
const approve = (id: string) => decidePriceChange(carla.context(), { id, decision: 'approve', reason: '' })

const pair = async () => {
  const tables = (await listPriceTables(rita())).tables.filter(
    ({ product, institutionCode, active }) => product === 'fgts' && institutionCode === 'aurora' && active,
  )
  const standard = tables.find(({ isDefault }) => isDefault)
  const other = tables.find(({ isDefault }) => !isDefault)
  if (!standard || !other) throw new Error('Aurora needs two tables in use')
  return { standard, other }
}

const switchTable = async (key: string, kind: 'activate' | 'retire') => {
  const id = await fixture.draftSwitch(sonia(), key, kind)
  await proposePriceChange(sonia(), { id })
  await approve(id)
}

describe('a change of a table that changed meanwhile', () => {
  test('reports who moved the default and is not approved; redone, it leaves the default there', async () => {
    const { standard, other } = await pair()
    const id = await fixture.propose(rita(), { key: standard.key, parameters: { monthlyRate: '0.0151' } })
    await approve(await fixture.propose(sonia(), { key: other.key, isDefault: true }))
    const change = await getPriceChange(sonia(), { id })
    // The author changed only the rate. The table has since lost its default flag, which is reported under
    // `moves`, not as the author's change.
    expect(change).toMatchObject({ stale: true, isDefault: true, base: { isDefault: true } })
    expect(change.moves).toEqual([{ what: 'default_lost', byName: 'Carla', at: expect.any(Date) }])
    expect(await codeOf(approve(id))).toBe('price_change_stale')
    expect(await fixture.table(other.key)).toMatchObject({ isDefault: true })

    const redone = await rebasePriceChange(rita(), { id })
    expect(await getPriceChange(rita(), redone)).toMatchObject({
      stale: false,
      moves: [],
      isDefault: false,
      parameters: { monthlyRate: '0.0151' },
    })
    await fixture.runWhatIf(rita(), redone.id)
    await proposePriceChange(rita(), redone)
    await approve(redone.id)
    expect(await fixture.table(other.key)).toMatchObject({ isDefault: true })
  })

  test('reports who retired the table, and does not reactivate it', async () => {
    const { other } = await pair()
    const id = await fixture.propose(rita(), { key: other.key, parameters: { monthlyRate: '0.0152' } })
    await switchTable(other.key, 'retire')
    expect((await getPriceChange(sonia(), { id })).moves).toEqual([
      { what: 'retired', byName: 'Carla', at: expect.any(Date) },
    ])
    expect(await codeOf(approve(id))).toBe('price_change_stale')
    expect(await fixture.table(other.key)).toMatchObject({ active: false })

    const draft = await startPriceChange(rita(), { id: other.id, kind: 'new_version' })
    await switchTable(other.key, 'activate')
    expect((await getPriceChange(rita(), draft)).moves).toMatchObject([
      { what: 'activated', byName: 'Carla' },
    ])
    expect(await codeOf(proposePriceChange(rita(), draft))).toBe('price_change_stale')
  })

  test('is not stale because of other tables', async () => {
    const { standard, other } = await pair()
    const id = await fixture.propose(rita(), { key: standard.key, parameters: { monthlyRate: '0.0153' } })
    await approve(await fixture.propose(sonia(), { key: other.key, parameters: { monthlyRate: '0.0154' } }))
    expect(await getPriceChange(sonia(), { id })).toMatchObject({ stale: false, moves: [] })
    await approve(id)
  })
})

test('keeps a moved default when two approvals arrive at once, twenty times', async () => {
  const outcomes = new Set<string>()
  for (let round = 0; round < 20; round += 1) {
    const { standard, other } = await pair()
    const parameters = { monthlyRate: `0.01${60 + round}` }
    const keeps = await fixture.propose(rita(), { key: standard.key, parameters })
    const moves = await fixture.propose(sonia(), { key: other.key, isDefault: true, parameters })
    const both = [keeps, moves]
    const answers = await Promise.allSettled((round % 2 === 0 ? both : both.reverse()).map(approve))
    const refusals = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason.code] : []))
    const { status } = await getPriceChange(rita(), { id: keeps })
    expect(refusals).toEqual(status === 'approved' ? [] : ['price_change_stale'])
    expect((await fixture.table(other.key)).isDefault).toBe(true)
    expect((await fixture.table(standard.key)).isDefault).toBe(false)
    outcomes.add(status)
    if (status !== 'approved')
      await decidePriceChange(carla.context(), { id: keeps, decision: 'refuse', reason: 'não' })
  }
  expect([...outcomes].sort()).toEqual(['approved', 'proposed'])
})
