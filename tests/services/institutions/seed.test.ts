import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withLookup, withTransaction } from '#db/transaction.ts'
import { newId } from '#lib/config/ids.ts'
import { encryptInstitutionSecret, newInstitutionSecret } from '#lib/config/institution-secret.ts'
import { normalizeCnpj } from '#lib/domain/documents/cnpj.ts'
import { eventually } from '#tests/support/checks/eventually.ts'
import { makeCpf } from '#tests/support/fixtures/cpf.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

let harness: Harness
beforeAll(async () => {
  harness = await startHarness()
})
afterAll(() => harness.stop())

const institutions = () => harness.database.owner`select * from institutions order by code`
const tables = () => harness.database.owner`
  select * from price_tables as tables join price_table_versions as versions on versions.table_id = tables.id
  where product = 'fgts' order by institution_code, key`

describe('reference data', () => {
  test('has three sandbox institutions, each with a valid registration and a secret of its own', async () => {
    const rows = await institutions()
    expect(rows.map((row) => row.code)).toEqual(['aurora', 'caravela', 'ipe'])
    for (const row of rows) expect(normalizeCnpj(row.cnpj)).toBe(row.cnpj)
    expect(new Set(rows.map((row) => row.sealed_secret)).size).toBe(3)
  })

  test.each(['aurora', 'caravela', 'ipe'])(
    'gives %s three active tables that differ in rate and charges, one inactive and one default',
    async (code) => {
      const all = (await tables()).filter((table) => table.institution_code === code)
      const active = all.filter((table) => table.active)
      expect(active.length).toBeGreaterThanOrEqual(3)
      expect(all.length - active.length).toBe(1)
      expect(active.filter((table) => table.is_default)).toHaveLength(1)
      expect(new Set(active.map((table) => table.parameters.monthlyRate)).size).toBe(active.length)
      const charges = active.map(({ parameters: { fee, insurance } }) => JSON.stringify([fee, insurance]))
      expect(new Set(charges).size).toBe(active.length)
    },
  )

  test('can be seeded again at every start, and keeps what the operator changed', async () => {
    const { seedSandboxInstitutions } = await import('#db/seed/institutions.ts')
    const { seedPriceTables } = await import('#db/seed/price-tables.ts')
    const organizationId = await harness.demoOrganizationId()
    const { owner } = harness.database
    await owner`update institutions set name = 'Alvorada', active = false where code = 'aurora'`
    await owner`update price_tables set active = false where institution_code = 'ipe' and is_default`
    const before = [await institutions(), await tables()]
    await withLookup({}, seedSandboxInstitutions)
    await withTransaction({ organizationId }, (tx) => seedPriceTables(tx, organizationId))
    expect([await institutions(), await tables()]).toEqual(before)
  })

  test('supports a fourth institution as a mere row that answers like the others', async () => {
    await harness.database.owner`
      insert into institutions (code, name, legal_name, cnpj, kind, products, sealed_secret, settings, created_at)
      values ('jequitiba', 'Jequitibá', 'Banco Jequitibá S.A.', '99100404000114', 'sandbox', '{fgts}',
        ${encryptInstitutionSecret(newInstitutionSecret())}, '{"balanceDeadlineSeconds":60,"callTimeoutSeconds":5}', now())`
    const body = { documentNumber: makeCpf({ seed: 4 }), provider: 'jequitiba' }
    const answer = await harness.api('/fgts/balance', { body })
    expect(answer.status).toBe(200)
    const id = answer.headers.get('x-balance-query-id') ?? newId()
    await eventually('its answer', async () => {
      const query = await harness.api(`/fgts/balance/queries/${id}`)
      return query.body.status === 'success'
    })
  })
})
