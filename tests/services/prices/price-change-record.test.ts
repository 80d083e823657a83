import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayInSaoPaulo } from '#lib/domain/calendar.ts'
import { priceDifferences } from '#lib/domain/prices/price-differences.ts'
import { decidePriceChange } from '#lib/services/prices/decide-price-change.ts'
import { getPriceChange } from '#lib/services/prices/get-price-change.ts'
import { proposePriceChange } from '#lib/services/prices/propose-price-change.ts'
import { savePriceChange } from '#lib/services/prices/save-price-change.ts'
import { codeOf } from '#tests/support/checks/code-of.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'
import { type PriceTableFixture, priceTableFixture } from './price-table-fixture.ts'

let harness: Harness
let fixture: PriceTableFixture
beforeAll(async () => {
  harness = await startHarness({ worker: false })
  fixture = await priceTableFixture(harness)
})
afterAll(() => harness.stop())

const rita = () => fixture.rita.context()
const sonia = () => fixture.sonia.context()
const approve = (id: string) => decidePriceChange(sonia(), { id, decision: 'approve', reason: '' })

const changedFields = async (id: string) => {
  const change = await getPriceChange(rita(), { id })
  if (!change.base) throw new Error('a change of a table starts from a version')
  const sides = { before: change.base, after: change, today: dayInSaoPaulo(rita().now) }
  return priceDifferences(change.product, sides).flatMap(({ field, changed }) => (changed ? [field] : []))
}

test('shows exactly what its author changed: proposed, approved, and after later versions', async () => {
  const { key, isDefault } = await fixture.table('Aurora Leve')
  const request = { key, isDefault: !isDefault, parameters: { monthlyRate: '0.0151' } }
  const id = await fixture.propose(rita(), request)
  const proposedFields = await changedFields(id)
  expect(proposedFields.toSorted()).toEqual(['isDefault', 'monthlyRate'])
  await approve(id)
  expect(await changedFields(id)).toEqual(proposedFields)
  await approve(await fixture.propose(rita(), { key, parameters: { monthlyRate: '0.0163' } }))
  expect(await changedFields(id)).toEqual(proposedFields)
})

test('requires a reason, which spaces are not', async () => {
  const id = await fixture.draft(rita(), { key: 'Ipê Roxo', parameters: { monthlyRate: '0.0188' } })
  await fixture.runWhatIf(rita(), id)
  const { label, isDefault, terms, parameters } = await getPriceChange(rita(), { id })
  await savePriceChange(rita(), { id, label, isDefault, terms, parameters, note: '  ' })
  expect(await codeOf(proposePriceChange(rita(), { id }))).toBe('price_change_reason_missing')
  await fixture.giveReason(rita(), id)
  expect((await proposePriceChange(rita(), { id })).status).toBe('proposed')
})
