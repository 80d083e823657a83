import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '#lib/config/ids'
import { CLT_FEE_TABLE_DEFAULTS } from '#lib/domain/finance/fee-table'
import type { NewCltConfig } from '#lib/services/clt/add-clt-config'
import { changeCltConfig } from '#lib/services/clt/change-clt-config'
import { createCltConfig } from '#lib/services/clt/create-clt-config'
import { listCltConfigs } from '#lib/services/clt/list-clt-configs'
import { setCltConfigActive } from '#lib/services/clt/set-clt-config-active'
import type { Context } from '#lib/services/context'
import { accessFixture } from '#tests/support/access-fixture'
import { type CltFixture, cltFixture } from '#tests/support/clt-fixture'
import { type Harness, startHarness } from '#tests/support/harness'

let harness: Harness
let clt: CltFixture
/** The operator of an organization that has no configuration but what a test makes. */
let context: Context
beforeAll(async () => {
  harness = await startHarness({ worker: false })
  clt = await cltFixture(harness)
  const access = await accessFixture()
  context = access.context(await access.organization())
})
afterAll(() => harness.stop())

const config = (changes: Partial<NewCltConfig> = {}): NewCltConfig => ({
  institutionCode: 'aurora',
  slug: `c-${newId()}`,
  name: 'Casa',
  terms: [24, 6, 12],
  isDefault: false,
  parameters: CLT_FEE_TABLE_DEFAULTS,
  ...changes,
})

const listed = async () =>
  (await listCltConfigs(context, { provider: 'aurora' })).map(({ slug, version, active, isDefault }) => ({
    slug,
    version,
    active,
    isDefault,
  }))

const audited = async (subjectId: string) => {
  const rows = await harness.database.owner`
    select action from audit_entries where subject_id = ${subjectId} order by id`
  return rows.map((row) => row.action)
}

describe('configurations', () => {
  test('of the demonstration differ in rate, terms, conventions and insurance, one of each institution out of use', async () => {
    for (const provider of ['aurora', 'caravela', 'ipe']) {
      const all = await listCltConfigs(clt.context(), { provider })
      const active = all.filter((one) => one.active)
      expect([all.length, active.length]).toEqual([4, 3])
      expect(active.map((one) => one.isDefault)).toEqual([true, false, false])
      expect(new Set(active.map((one) => one.monthlyRate)).size).toBe(3)
      expect(new Set(active.map((one) => one.insured)).size).toBe(2)
      expect(active.every((one) => Math.min(...one.terms) >= 6 && Math.max(...one.terms) <= 96)).toBe(true)
    }
  })

  test('are created, changed by a new version, made the default, retired and put back, each time audited', async () => {
    const first = await createCltConfig(context, config({ slug: 'Primeira', isDefault: true }))
    expect(first).toMatchObject({ slug: 'primeira', version: 1, terms: [6, 12, 24], active: true })
    expect(first.parameters).toMatchObject({ minInstallments: 6, maxInstallments: 24 })
    await createCltConfig(context, config({ slug: 'segunda' }))
    const changes = { terms: [36], isDefault: true, parameters: { monthlyRate: '0.0299' } }
    const changed = await changeCltConfig(context, { institutionCode: 'aurora', slug: 'segunda', changes })
    expect(changed).toMatchObject({
      version: 2,
      terms: [36],
      parameters: { monthlyRate: '0.0299', maxInstallments: 36 },
    })
    expect(await listed()).toEqual([
      { slug: 'segunda', version: 2, active: true, isDefault: true },
      { slug: 'primeira', version: 1, active: true, isDefault: false },
    ])
    await setCltConfigActive(context, { institutionCode: 'aurora', slug: 'segunda', active: false })
    expect(await listed()).toContainEqual({ slug: 'segunda', version: 2, active: false, isDefault: false })
    await setCltConfigActive(context, { institutionCode: 'aurora', slug: 'segunda', active: true })
    expect(await listed()).toContainEqual({ slug: 'segunda', version: 2, active: true, isDefault: false })
    expect(await audited(first.id)).toEqual(['clt_config_created'])
    expect(await audited(changed.id)).toEqual([
      'clt_config_changed',
      'clt_config_deactivated',
      'clt_config_activated',
    ])
  })

  test('are refused with a name taken, an unknown institution, or figures no simulation can work with', async () => {
    await createCltConfig(context, config({ slug: 'taken' }))
    const refusalOf = (changes: Partial<NewCltConfig>) =>
      createCltConfig(context, config(changes)).then(
        () => 'accepted',
        (error) => error.code,
      )
    expect(await refusalOf({ slug: 'taken' })).toBe('name_taken')
    expect(await refusalOf({ slug: 'duas palavras' })).toBe('invalid_name')
    expect(await refusalOf({ institutionCode: 'nobody' })).toBe('not_found')
    expect(await refusalOf({ terms: [] })).toBe('fee_table_out_of_range')
    const parameters = { ...CLT_FEE_TABLE_DEFAULTS, monthlyRate: '1.8' }
    expect(await refusalOf({ parameters })).toBe('fee_table_out_of_range')
    const unknown = { institutionCode: 'aurora', slug: 'nenhuma' }
    await expect(changeCltConfig(context, { ...unknown, changes: { parameters: {} } })).rejects.toMatchObject(
      {
        code: 'config_not_found',
      },
    )
  })

  test('are the business of managers', async () => {
    const agent = { kind: 'user', role: 'agent', id: newId() } as Context['actor']
    await expect(createCltConfig({ ...context, actor: agent }, config())).rejects.toMatchObject({
      code: 'permission_denied',
    })
  })
})
