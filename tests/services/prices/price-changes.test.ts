import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Context } from '#lib/services/context.ts'
import { decidePriceChange } from '#lib/services/prices/decide-price-change.ts'
import { draftPriceTable } from '#lib/services/prices/draft-price-table.ts'
import { getPriceChange } from '#lib/services/prices/get-price-change.ts'
import { proposePriceChange } from '#lib/services/prices/propose-price-change.ts'
import { rebasePriceChange } from '#lib/services/prices/rebase-price-change.ts'
import { savePriceChange } from '#lib/services/prices/save-price-change.ts'
import { startPriceChange } from '#lib/services/prices/start-price-change.ts'
import { withdrawPriceChange } from '#lib/services/prices/withdraw-price-change.ts'
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
const approve = (id: string, context = sonia()) =>
  decidePriceChange(context, { id, decision: 'approve', reason: '' })

const auditOf = async (subjectId: string) => {
  const rows = await harness.database.owner`
    select action, actor_id from audit_entries where subject_id = ${subjectId} order by id`
  return rows.map((row) => [row.action, row.actor_id === fixture.rita.id ? 'rita' : 'sonia'])
}

const waitingFor = async (context: Context) => {
  const { withTransaction } = await import('#db/transaction.ts')
  const { countManagerWork } = await import('#lib/services/home/parts/count-manager-work.ts')
  return (await withTransaction(context, (tx) => countManagerWork(tx, context)))?.priceChanges
}

describe.each(EACH)('a change of a table ($product)', ({ key }) => {
  test('takes effect only when another manager approves it, with version, retirement and default at once', async () => {
    const before = await fixture.table(key)
    expect(before).toMatchObject({ version: 1, active: true, isDefault: false })
    const id = await fixture.propose(rita(), { key, parameters: { monthlyRate: '0.0155' }, isDefault: true })
    expect(await fixture.table(key)).toMatchObject({ id: before.id, version: 1, openChanges: 1 })
    const change = await approve(id)
    const after = await fixture.table(key)
    expect(after).toMatchObject({ version: 2, active: true, isDefault: true, id: before.id })
    expect(change).toMatchObject({ tableId: before.id, resultVersion: 2 })
    expect(after.parameters.monthlyRate).toBe('0.0155')
    const { versions } = await fixture.getPriceTable(rita(), { id: before.id })
    expect(versions.map(({ version, active, isDefault }) => [version, active, isDefault])).toEqual([
      [2, true, true],
      [1, false, false],
    ])
    expect(versions[0]?.change).toMatchObject({ id, createdByName: 'Rita', decidedByName: 'Sônia' })
    const others = (await fixture.table(before.product === 'clt' ? 'aurora-padrao' : 'Aurora Padrão'))
      .isDefault
    expect(others).toBe(false)
    expect(await auditOf(id)).toEqual([
      ['price_change_drafted', 'rita'],
      ['price_change_saved', 'rita'],
      ['price_change_tried', 'rita'],
      ['price_change_proposed', 'rita'],
      ['price_change_approved', 'sonia'],
    ])
  })

  test('is never decided by its author, not even by a direct write to the database', async () => {
    const id = await fixture.propose(rita(), { key, parameters: { monthlyRate: '0.0161' } })
    expect(await codeOf(approve(id, rita()))).toBe('own_change')
    await expect(
      harness.database.owner`
        update price_changes set status = 'approved', decided_by_id = created_by_id, decided_at = now() where id = ${id}`,
    ).rejects.toThrow('price_changes_four_eyes')
    const change = await decidePriceChange(sonia(), { id, decision: 'refuse', reason: 'Juro alto demais' })
    expect(change).toMatchObject({
      status: 'refused',
      decisionReason: 'Juro alto demais',
      resultVersion: null,
    })
    expect(await codeOf(approve(id))).toBe('price_change_closed')
  })

  test('on an outdated version cannot be approved; redone, it keeps its own fields and newer ones', async () => {
    const slow = await fixture.propose(rita(), { key, parameters: { monthlyRate: '0.0166' } })
    const quick = await fixture.propose(sonia(), {
      key,
      parameters: { fee: { type: 'fixed', value: 12_00 } },
    })
    await approve(quick, rita())
    expect(await getPriceChange(sonia(), { id: slow })).toMatchObject({ status: 'proposed', stale: true })
    expect(await codeOf(approve(slow))).toBe('price_change_stale')
    expect(await codeOf(rebasePriceChange(sonia(), { id: slow }))).toBe('change_not_yours')
    const { id } = await rebasePriceChange(rita(), { id: slow })
    const redone = await getPriceChange(rita(), { id })
    expect(redone).toMatchObject({
      status: 'draft',
      stale: false,
      whatIf: null,
      parameters: { monthlyRate: '0.0166', fee: { type: 'fixed', value: 12_00 } },
    })
    expect(redone.base?.version).toBe((await fixture.table(key)).version)
    expect((await getPriceChange(rita(), { id: slow })).status).toBe('withdrawn')
    await withdrawPriceChange(rita(), { id })
  })

  test('retires and reactivates a table, and neither twice', async () => {
    const { id: tableId, version } = await fixture.table(key)
    expect(await codeOf(startPriceChange(rita(), { id: tableId, kind: 'activate' }))).toBe(
      'price_change_unchanged',
    )
    const retire = await fixture.draftSwitch(rita(), key, 'retire')
    await proposePriceChange(rita(), { id: retire })
    await approve(retire)
    expect(await fixture.table(key)).toMatchObject({ version, active: false, isDefault: false })
    const activate = await fixture.draftSwitch(rita(), key, 'activate')
    await proposePriceChange(rita(), { id: activate })
    await approve(activate)
    expect(await fixture.table(key)).toMatchObject({ version, active: true })
  })
})

describe('a draft', () => {
  test('of a new table takes its name at the approval, and is rejected for a used name', async () => {
    const request = { product: 'clt', institutionCode: 'ipe', key: 'Ipe-Novo', label: 'Ipê Novo' } as const
    const { id } = await draftPriceTable(rita(), request)
    const { id: twin } = await draftPriceTable(sonia(), request)
    await fixture.giveReason(rita(), id)
    await fixture.runWhatIf(rita(), id)
    await proposePriceChange(rita(), { id })
    await approve(id)
    expect(await fixture.table('ipe-novo')).toMatchObject({ version: 1, active: true, label: 'Ipê Novo' })
    expect((await getPriceChange(sonia(), { id: twin })).stale).toBe(true)
    expect(await codeOf(draftPriceTable(sonia(), request))).toBe('name_taken')
    expect(await codeOf(draftPriceTable(sonia(), { ...request, institutionCode: 'nobody' }))).toBe(
      'not_found',
    )
  })

  test('is proposed with the effect of its current terms, and never unchanged', async () => {
    const id = await fixture.draft(rita(), { key: 'Ipê Roxo' })
    await fixture.runWhatIf(rita(), id)
    expect(await codeOf(proposePriceChange(rita(), { id }))).toBe('price_change_unchanged')
    const { parameters, label, isDefault, terms } = await getPriceChange(rita(), { id })
    const dearer = { ...parameters, monthlyRate: '0.0199' }
    const draft = { id, label, isDefault, terms, note: 'Alinha ao mercado' }
    expect((await savePriceChange(rita(), { ...draft, parameters: dearer })).whatIf).toBeNull()
    expect(await codeOf(proposePriceChange(rita(), { id }))).toBe('what_if_needed')
    await fixture.runWhatIf(rita(), id)
    const renamed = await savePriceChange(rita(), { ...draft, label: 'Roxo', parameters: dearer })
    expect(renamed.whatIf?.status).toBe('done')
    expect((await proposePriceChange(rita(), { id })).status).toBe('proposed')
    expect(await codeOf(savePriceChange(rita(), { ...draft, parameters }))).toBe('price_change_closed')
  })

  test('rejects terms that no simulation can use, naming the field', async () => {
    const id = await fixture.draft(rita(), { key: 'Ipê Branco' })
    const { parameters, label, isDefault, terms } = await getPriceChange(rita(), { id })
    const wrong = { ...parameters, monthlyRate: '0' }
    const attempt = savePriceChange(rita(), { id, label, isDefault, terms, note: null, parameters: wrong })
    await expect(attempt).rejects.toMatchObject({
      code: 'fee_table_out_of_range',
      details: { field: 'monthlyRate' },
    })
  })

  test('belongs to its author: another manager reads it, but cannot edit, propose or withdraw it', async () => {
    const id = await fixture.draft(rita(), { key: 'Ipê Amarelo' })
    const { parameters, label, isDefault, terms, isMine } = await getPriceChange(sonia(), { id })
    expect(isMine).toBe(false)
    const draft = { id, label, isDefault, terms, note: null, parameters }
    for (const act of [
      () => savePriceChange(sonia(), draft),
      () => proposePriceChange(sonia(), { id }),
      () => withdrawPriceChange(sonia(), { id }),
    ])
      expect(await codeOf(act())).toBe('change_not_yours')
  })
})

describe('access to changes', () => {
  test('is closed to agents, and shows nothing to another organization', async () => {
    const id = await fixture.propose(rita(), {
      key: 'Caravela Porto',
      parameters: { monthlyRate: '0.0188' },
    })
    const agent = fixture.agent.context()
    expect(await codeOf(getPriceChange(agent, { id }))).toBe('permission_denied')
    expect(await codeOf(approve(id, agent))).toBe('permission_denied')
    expect(await codeOf(fixture.getPriceTable(agent, { id }))).toBe('permission_denied')
    const { id: organizationId } = await (
      await import('#lib/services/organizations/create-organization.ts')
    ).createOrganization({ ...rita(), organizationId: '' }, { name: 'Outra casa' })
    const stranger = (await fixture.manager('Vera', organizationId)).context()
    expect(await codeOf(getPriceChange(stranger, { id }))).toBe('not_found')
    expect(await codeOf(approve(id, stranger))).toBe('not_found')
    const { id: tableId } = await fixture.table('Caravela Porto')
    expect(await codeOf(fixture.getPriceTable(stranger, { id: tableId }))).toBe('not_found')
    expect(await codeOf(startPriceChange(stranger, { id: tableId, kind: 'retire' }))).toBe('not_found')
  })

  test('counts what waits for those who may decide it, without their own', async () => {
    const [hers, his] = [await waitingFor(rita()), await waitingFor(sonia())]
    await fixture.propose(rita(), { key: 'Caravela Alto-mar', parameters: { monthlyRate: '0.0207' } })
    expect(await waitingFor(sonia())).toBe(Number(his) + 1)
    expect(await waitingFor(rita())).toBe(hers)
    expect(await waitingFor(fixture.agent.context())).toBeUndefined()
  })
})

describe('two managers at once', () => {
  test('decide a change once: one succeeds, the other is rejected, twenty times', async () => {
    const carla = await fixture.manager('Carla')
    for (let round = 0; round < 20; round += 1) {
      const before = await fixture.table('Aurora Proteção')
      const parameters = { monthlyRate: `0.0${170 + round}` }
      const id = await fixture.propose(rita(), { key: 'Aurora Proteção', parameters })
      const answers = await Promise.allSettled([
        approve(id),
        round % 2 === 0
          ? approve(id, carla.context())
          : decidePriceChange(carla.context(), { id, decision: 'refuse', reason: 'não' }),
      ])
      const refusals = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason.code] : []))
      expect(refusals).toEqual(['price_change_closed'])
      const { status } = await getPriceChange(rita(), { id })
      const { version } = await fixture.table('Aurora Proteção')
      expect(version).toBe(before.version + (status === 'approved' ? 1 : 0))
    }
  })

  test('create one version when approving two changes of one table: the other becomes stale', async () => {
    const carla = await fixture.manager('Carla')
    for (let round = 0; round < 10; round += 1) {
      const key = 'caravela-mar-aberto'
      const before = await fixture.table(key)
      const first = await fixture.propose(rita(), { key, parameters: { monthlyRate: `0.04${10 + round}` } })
      const other = { monthlyRate: `0.03${50 + round}` }
      const second = await fixture.propose(sonia(), { key, parameters: other })
      const by = carla.context()
      const answers = await Promise.allSettled([approve(first, by), approve(second, by)])
      const refusals = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason.code] : []))
      expect(refusals).toEqual(['price_change_stale'])
      expect((await fixture.table(key)).version).toBe(before.version + 1)
    }
  })
})
