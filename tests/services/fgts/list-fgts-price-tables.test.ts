import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listFgtsPriceTables } from '#lib/services/fgts/list-fgts-price-tables.ts'
import { changePriceTable } from '#lib/services/prices/change-price-table.ts'
import { type FgtsFixture, startFgtsFixture } from './fgts-fixture.ts'

let fixture: FgtsFixture
beforeAll(async () => {
  fixture = await startFgtsFixture()
})
afterAll(() => fixture.stop())

describe('fee tables', () => {
  test('are listed in their current version, of the organization only, the default first and inactive ones on request', async () => {
    const caller = await fixture.caller()
    const listTables = () => listFgtsPriceTables(caller, { provider: 'aurora' })
    const before = await listTables()
    expect(before.map((table) => [table.name, table.active, table.isDefault])).toEqual([
      ['Aurora Padrão', true, true],
      ['Aurora Leve', true, false],
      ['Aurora Proteção', true, false],
    ])
    const name = { product: 'fgts', institutionCode: 'aurora', key: 'Aurora Leve' } as const
    await changePriceTable(caller, { ...name, changes: { label: 'Nova', parameters: {} } })
    const after = await listTables()
    expect(after.map((table) => table.label)).toEqual(['Padrão', 'Nova', 'Com seguro prestamista'])
    expect(after.map((table) => table.id)).toEqual(before.map((table) => table.id))
    expect(await listFgtsPriceTables(caller, { active: false })).toHaveLength(3)
  })

  test('begin with those of the default institution, whatever its name', async () => {
    const caller = await fixture.caller()
    await fixture.owner`
      update organizations set default_institution_code = 'caravela' where id = ${caller.organizationId}`
    const tables = await listFgtsPriceTables(caller, {})
    expect(tables.map(({ institutionCode }) => institutionCode)).toEqual(
      ['caravela', 'aurora', 'ipe'].flatMap((code) => [code, code, code]),
    )
    expect(tables[0]).toMatchObject({ name: 'Caravela Costa', isDefault: true })
  })
})
