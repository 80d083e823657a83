import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '#lib/config/ids.ts'
import { CLT_PRICE_DEFAULTS, FGTS_PRICE_DEFAULTS } from '#lib/domain/finance/price-parameters.ts'
import type { Product } from '#lib/domain/proposals/product.ts'
import type { Context } from '#lib/services/context.ts'
import { changePriceTable } from '#lib/services/prices/change-price-table.ts'
import { createPriceTable } from '#lib/services/prices/create-price-table.ts'
import { getPriceTable } from '#lib/services/prices/get-price-table.ts'
import { listPriceTables } from '#lib/services/prices/list-price-tables.ts'
import type { NewPriceTable } from '#lib/services/prices/parts/add-price-table.ts'
import { setPriceTableActive } from '#lib/services/prices/set-price-table-active.ts'
import { codeOf } from '#tests/support/checks/code-of.ts'
import { accessFixture } from '#tests/support/fixtures/access-fixture.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

let harness: Harness
/** Operator contexts of two organizations; the first has only the tables that the tests create. */
let [context, other]: Context[] = []
const operator = () => context as Context
beforeAll(async () => {
  harness = await startHarness({ worker: false })
  const access = await accessFixture()
  context = access.context(await access.organization())
  other = access.context(await access.organization())
})
afterAll(() => harness.stop())

const EACH = [
  { product: 'fgts', terms: null, parameters: FGTS_PRICE_DEFAULTS },
  { product: 'clt', terms: [24, 6, 12], parameters: CLT_PRICE_DEFAULTS },
] as const

const table = (product: Product, changes: Partial<NewPriceTable> = {}): NewPriceTable => {
  const usual = EACH.find((one) => one.product === product)
  return {
    product,
    institutionCode: 'aurora',
    key: `t-${newId()}`,
    label: 'Casa',
    isDefault: false,
    terms: usual?.terms ? [...usual.terms] : null,
    parameters: usual?.parameters ?? FGTS_PRICE_DEFAULTS,
    ...changes,
  }
}

const auditActions = async (subjectId: string) => {
  const rows = await harness.database.owner`
    select action from audit_entries where subject_id = ${subjectId} order by id`
  return rows.map((row) => row.action)
}

const stateOf = async (product: Product) =>
  (await listPriceTables(operator())).tables
    .filter((one) => one.product === product)
    .map(({ key, version, active, isDefault }) => ({ key, version, active, isDefault }))

describe.each(EACH)('price tables of $product', ({ product, parameters }) => {
  test('are created, changed under the same id, made the default, retired and reactivated, each audited', async () => {
    const first = await createPriceTable(operator(), table(product, { key: 'primeira', isDefault: true }))
    expect(first).toMatchObject({ key: 'primeira', version: 1, active: true, isDefault: true })
    const second = await createPriceTable(operator(), table(product, { key: 'segunda' }))
    const name = { product, institutionCode: 'aurora', key: 'Segunda ' }
    const changes = { isDefault: true, parameters: { monthlyRate: '0.0299' } }
    const changed = await changePriceTable(operator(), { ...name, changes })
    expect(changed).toMatchObject({ id: second.id, version: 2, parameters: { monthlyRate: '0.0299' } })
    expect(await stateOf(product)).toEqual([
      { key: 'segunda', version: 2, active: true, isDefault: true },
      { key: 'primeira', version: 1, active: true, isDefault: false },
    ])
    await setPriceTableActive(operator(), { ...name, active: false })
    expect(await stateOf(product)).toContainEqual({
      key: 'segunda',
      version: 2,
      active: false,
      isDefault: false,
    })
    await setPriceTableActive(operator(), { ...name, active: true })
    expect(await stateOf(product)).toContainEqual({
      key: 'segunda',
      version: 2,
      active: true,
      isDefault: false,
    })
    const { versions } = await getPriceTable(operator(), { id: second.id })
    expect(versions.map(({ version, active }) => [version, active])).toEqual([
      [2, true],
      [1, false],
    ])
    expect(await auditActions(second.id)).toEqual(
      ['created', 'changed', 'deactivated', 'activated'].map((act) => `price_table_${act}`),
    )
  })

  test('accept an id of the operator, of any kind, and reject a used one', async () => {
    const id = '00000000-0000-0000-0000-00000000000a'.replace('a', product === 'fgts' ? 'a' : 'b')
    expect((await createPriceTable(operator(), table(product, { id }))).id).toBe(id)
    expect((await getPriceTable(operator(), { id })).versions).toHaveLength(1)
    for (const taker of ['fgts', 'clt'] as const)
      expect(await codeOf(createPriceTable(operator(), table(taker, { id })))).toBe('table_id_taken')
    // Another organization may import the same ids from the same source.
    expect((await createPriceTable(other as Context, table(product, { id }))).id).toBe(id)
  })

  test('have one default per institution, however many are made the default at once', async () => {
    const created = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        createPriceTable(operator(), table(product, { key: `corrida-${index}`, institutionCode: 'ipe' })),
      ),
    )
    await Promise.all(
      created.flatMap(({ institutionCode, key }) => {
        const name = { product, institutionCode, key }
        const changes = { isDefault: true, parameters: { monthlyRate: '0.0250' } }
        return [
          changePriceTable(operator(), { ...name, changes }),
          changePriceTable(operator(), { ...name, changes }),
        ]
      }),
    )
    const all = (await listPriceTables(operator())).tables.filter(
      (one) => one.product === product && one.institutionCode === 'ipe',
    )
    expect(all.filter(({ isDefault }) => isDefault)).toHaveLength(1)
    expect(all.map(({ version }) => version)).toEqual(created.map(() => 3))
    await expect(
      harness.database.owner`
        update price_tables set is_default = true
        where organization_id = ${operator().organizationId} and product = ${product} and institution_code = 'ipe'`,
    ).rejects.toThrow('price_tables_default')
  })

  test('are rejected with a used name, an unknown institution, or unusable figures', async () => {
    await createPriceTable(operator(), table(product, { key: 'taken' }))
    const refusalOf = (changes: Partial<NewPriceTable>) =>
      codeOf(createPriceTable(operator(), table(product, changes)))
    expect(await refusalOf({ key: 'TAKEN' })).toBe('name_taken')
    expect(await refusalOf({ key: ' ' })).toBe('invalid_name')
    expect(await refusalOf({ institutionCode: 'nobody' })).toBe('not_found')
    const wrong = { ...parameters, monthlyRate: '1.8' }
    expect(await refusalOf({ parameters: wrong })).toBe('fee_table_out_of_range')
    const unknown = { product, institutionCode: 'aurora', key: 'nenhuma' }
    const change = changePriceTable(operator(), { ...unknown, changes: { parameters: {} } })
    expect(await codeOf(change)).toBe(product === 'clt' ? 'config_not_found' : 'fee_table_not_found')
  })

  test('are changed by managers only', async () => {
    const agent = { kind: 'user', role: 'agent', id: newId() } as Context['actor']
    const attempt = createPriceTable({ ...operator(), actor: agent }, table(product))
    expect(await codeOf(attempt)).toBe('permission_denied')
  })
})

test('lets the application neither change nor delete a version', async () => {
  const [granted] = await harness.database.owner`
    select has_table_privilege('origination_app', 'price_table_versions', 'update') as update,
      has_table_privilege('origination_app', 'price_table_versions', 'delete') as delete`
  expect(granted).toEqual({ update: false, delete: false })
})
