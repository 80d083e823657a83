import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listCltPriceTables } from '#lib/services/clt/list-clt-price-tables.ts'
import { type CltFixture, cltFixture } from '#tests/support/fixtures/clt-fixture.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

let harness: Harness
let clt: CltFixture
beforeAll(async () => {
  harness = await startHarness({ worker: false })
  clt = await cltFixture(harness)
})
afterAll(() => harness.stop())

const defaultInstitution = (code: string | null) => harness.database.owner`
  update organizations set default_institution_code = ${code} where id = ${clt.organizationId}`

describe('configurations', () => {
  test('of the demonstration differ in rate, terms, conventions and insurance, with one inactive per institution', async () => {
    for (const provider of ['aurora', 'caravela', 'ipe']) {
      const active = await listCltPriceTables(clt.context(), { provider })
      const inactive = await listCltPriceTables(clt.context(), { provider, active: false })
      expect([active.length, inactive.length]).toEqual([3, 1])
      expect(active.map((one) => one.isDefault)).toEqual([true, false, false])
      expect(new Set(active.map((one) => one.monthlyRate)).size).toBe(3)
      expect(new Set(active.map((one) => one.insured)).size).toBe(2)
      expect(active.every((one) => Math.min(...one.terms) >= 6 && Math.max(...one.terms) <= 96)).toBe(true)
    }
  })

  test('belong to the default institution, or to the institution of the consult', async () => {
    const { id: consultId } = await clt.consult({ institutionCode: 'caravela' })
    await defaultInstitution('ipe')
    const first = await listCltPriceTables(clt.context(), {})
    expect(first.map(({ slug }) => slug)).toEqual(['ipe-amarelo', 'ipe-branco', 'ipe-roxo'])
    const [ofConsult] = await listCltPriceTables(clt.context(), { consultId })
    expect(ofConsult?.slug).toBe('caravela-costa')
    expect((await listCltPriceTables(clt.context(), { provider: 'aurora' }))[0]?.slug).toBe('aurora-padrao')
    await defaultInstitution(null)
    const all = await listCltPriceTables(clt.context(), {})
    expect([...new Set(all.map(({ institutionCode }) => institutionCode))]).toEqual([
      'aurora',
      'caravela',
      'ipe',
    ])
    await defaultInstitution('aurora')
  })
})
