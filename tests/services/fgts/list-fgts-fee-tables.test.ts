import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listFgtsFeeTables } from '#lib/services/fgts/list-fgts-fee-tables'
import { type FgtsFixture, startFgtsFixture } from './fgts-fixture.ts'

let fixture: FgtsFixture
beforeAll(async () => {
  fixture = await startFgtsFixture()
})
afterAll(() => fixture.stop())

describe('fee tables', () => {
  test('are listed in their newest version, those of the organization alone, the default first', async () => {
    const caller = await fixture.caller()
    const before = await listFgtsFeeTables(caller, { provider: 'aurora' })
    expect(before.map((table) => [table.name, table.active, table.isDefault])).toEqual([
      ['Aurora Padrão', true, true],
      ['Aurora Leve', true, false],
      ['Aurora Proteção', true, false],
      ['Aurora 2025', false, false],
    ])
    await fixture.owner`
      insert into fgts_fee_tables
      select uuidv7(), organization_id, institution_code, name, 'Nova', 2, true, false, parameters, now()
      from fgts_fee_tables where organization_id = ${caller.organizationId} and name = 'Aurora Leve'`
    const after = await listFgtsFeeTables(caller, { provider: 'aurora', active: true })
    expect(after.map((table) => table.label)).toEqual(['Padrão', 'Nova', 'Com seguro prestamista'])
    expect(await listFgtsFeeTables(caller, { active: false })).toHaveLength(3)
  })
})
