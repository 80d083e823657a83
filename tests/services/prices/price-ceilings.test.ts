import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { countHome } from '#lib/services/home/count-home.ts'
import { changePriceTable } from '#lib/services/prices/change-price-table.ts'
import { decidePriceCeiling } from '#lib/services/prices/decide-price-ceiling.ts'
import { decidePriceChange } from '#lib/services/prices/decide-price-change.ts'
import { listProductPriceCeilings } from '#lib/services/prices/list-product-price-ceilings.ts'
import { proposePriceCeiling } from '#lib/services/prices/propose-price-ceiling.ts'
import { proposePriceChange } from '#lib/services/prices/propose-price-change.ts'
import { setPriceTableActive } from '#lib/services/prices/set-price-table-active.ts'
import { codeOf } from '#tests/support/checks/code-of.ts'
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
const operator = () => ({ ...rita(), actor: { kind: 'system', id: 'admin', name: 'operação' } as const })

describe.each(EACH)('a ceiling ($product)', ({ product, key }) => {
  const productKey = { product, institutionCode: 'aurora' } as const
  const ceilingOf = async () =>
    (await listProductPriceCeilings(rita())).find(
      (one) => one.product === product && one.institutionCode === 'aurora',
    )
  const propose = (monthlyRate: string | null) =>
    proposePriceCeiling(rita(), { ...productKey, monthlyRate, note: 'Decisão do comitê' })
  const agree = async (monthlyRate: string | null) => {
    const { id } = await propose(monthlyRate)
    await decidePriceCeiling(sonia(), { id, decision: 'approve' })
  }

  test('counts once another manager approves it; its author may withdraw it, and one waits at a time', async () => {
    const { id } = await propose('0.09')
    expect(await codeOf(propose('0.08'))).toBe('price_ceiling_waiting')
    expect(await ceilingOf()).toMatchObject({
      inForce: null,
      open: { id, monthlyRate: '0.09', isMine: true },
    })
    expect(await codeOf(decidePriceCeiling(rita(), { id, decision: 'approve' }))).toBe('own_change')
    expect(await codeOf(decidePriceCeiling(sonia(), { id, decision: 'withdraw' }))).toBe('change_not_yours')
    await expect(
      harness.database.owner`
        update price_ceilings set status = 'approved', decided_by_id = created_by_id, decided_at = now() where id = ${id}`,
    ).rejects.toThrow('price_ceilings_four_eyes')
    await decidePriceCeiling(rita(), { id, decision: 'withdraw' })
    expect(await codeOf(decidePriceCeiling(sonia(), { id, decision: 'approve' }))).toBe(
      'price_ceiling_closed',
    )
    expect(await ceilingOf()).toMatchObject({ inForce: null, open: null })
  })

  test('is approved by the operator where there is one manager, and waits only for the others', async () => {
    const waiting = async () => (await countHome(sonia())).priceChanges
    const [before, own] = [await waiting(), (await countHome(rita())).priceChanges]
    const { id } = await propose('0.0999')
    expect(await waiting()).toBe(before + 1)
    expect((await countHome(rita())).priceChanges).toBe(own)
    const program = { kind: 'application', id, name: 'Parceiro', clientId: 'p', scopes: [] } as const
    const input = { id, decision: 'approve' } as const
    expect(await codeOf(decidePriceCeiling({ ...rita(), actor: program }, input))).toBe('permission_denied')
    await harness.database.owner`update users set deactivated_at = now() where role = 'manager'`
    await decidePriceCeiling(operator(), input)
    expect(await waiting()).toBe(before)
    expect(await ceilingOf()).toMatchObject({ inForce: { monthlyRate: '0.0999', byName: 'operação' } })
    await agree(null)
  })

  test('rejects a price above it when saved, proposed, approved, activated, or changed by the operator', async () => {
    const late = await fixture.propose(rita(), { key, parameters: { monthlyRate: '0.0951' } })
    const draft = await fixture.draft(rita(), { key, parameters: { monthlyRate: '0.0952' } })
    await fixture.runWhatIf(rita(), draft)
    await agree('0.095')
    const expected = 'price_above_ceiling'
    expect(await codeOf(fixture.draft(rita(), { key, parameters: { monthlyRate: '0.09500001' } }))).toBe(
      expected,
    )
    expect(await codeOf(proposePriceChange(rita(), { id: draft }))).toBe(expected)
    expect(await codeOf(decidePriceChange(sonia(), { id: late, decision: 'approve', reason: '' }))).toBe(
      expected,
    )
    const changes = { parameters: { monthlyRate: '0.0951' } }
    expect(await codeOf(changePriceTable(operator(), { ...productKey, key, changes }))).toBe(expected)
    const at = await fixture.propose(rita(), { key, parameters: { monthlyRate: '0.0950' } })
    await decidePriceChange(sonia(), { id: at, decision: 'approve', reason: '' })
    expect((await fixture.table(key)).parameters.monthlyRate).toBe('0.0950')
    expect((await ceilingOf())?.inForce).toMatchObject({ monthlyRate: '0.095', byName: 'Sônia' })
  })

  test('is never below an active price, and keeps a dearer table inactive', async () => {
    expect(await codeOf(propose('0.0949'))).toBe('price_ceiling_too_low')
    await setPriceTableActive(operator(), { ...productKey, key, active: false })
    await agree('0.0949')
    expect(await codeOf(setPriceTableActive(operator(), { ...productKey, key, active: true }))).toBe(
      'price_above_ceiling',
    )
    await agree(null)
    await setPriceTableActive(operator(), { ...productKey, key, active: true })
    expect((await ceilingOf())?.inForce).toBeNull()
  })

  test('is set by managers only', async () => {
    const input = { ...productKey, monthlyRate: '0.09', note: 'Teste' }
    expect(await codeOf(proposePriceCeiling(fixture.agent.context(), input))).toBe('permission_denied')
  })
})
