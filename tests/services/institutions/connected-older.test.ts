import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eventually } from '#tests/support/checks/eventually.ts'
import { CONNECTED } from '#tests/support/fixtures/connected-fixture.ts'
import {
  type ConnectedOlder,
  connectOlder,
  OLDER_CAPABILITIES,
} from '#tests/support/fixtures/connected-older.ts'
import { nextCpf } from '#tests/support/fixtures/cpf.ts'
import { type OriginatedProduct, reasonsOf, statusesOf } from '#tests/support/fixtures/origination-steps.ts'

let linked: ConnectedOlder
beforeAll(async () => {
  linked = await connectOlder()
})
afterAll(() => linked.stop())

const create = (product: OriginatedProduct, documentNumber: string) =>
  linked.within(
    product === 'fgts'
      ? linked.steps.createProposal(documentNumber)
      : linked.steps.createOperation(documentNumber, { amount: { installment_face_value: 120.45 } }),
  )

const until = (product: OriginatedProduct, id: string, status: string) =>
  linked.within(linked.steps.untilStatus(product, id, status))

const solve = (product: OriginatedProduct, id: string) =>
  product === 'fgts'
    ? linked.connected.api(`/fgts/proposal/${id}/solvePendency`, {
        body: { type: 'pix_refusal', data: { pix: 'maria@example.com' } },
      })
    : linked.connected.api(`/private-consignment/operation/${id}/pendency/payment-data`, {
        method: 'PATCH',
        body: { bank: { transfer_method: 'pix', pix_key: 'maria@example.com', pix_key_type: 'email' } },
      })

describe('price tables of an older service', () => {
  test('are drafted with a note where the service does not state their fee', async () => {
    const changes = await linked.hub.database.owner<{ product: string; note: string }[]>`
      select product, note from price_changes where institution_code = ${CONNECTED} order by product`
    expect(changes).toEqual([
      { product: 'clt', note: expect.stringContaining('não informa a tarifa') },
      { product: 'fgts', note: 'Importada da instituição' },
    ])
  })
})

describe.each<OriginatedProduct>(['fgts', 'clt'])('a contract through an older service (%s)', (product) => {
  test('is signed there and paid, although figures come as text or with a float tail', async () => {
    const id = await create(product, nextCpf())
    const formalized = await until(product, id, 'formalization')
    const olderId = await linked.olderIdOf(id)
    linked.older.sign(olderId)
    const paid = await until(product, id, 'paid')
    const net = paid.simulation?.availableBalance ?? paid.operation_data.disbursed_issue_amount
    expect(Math.round(net * 100)).toBe(linked.older.proposals.get(olderId)?.net)
    expect(reasonsOf(paid)).not.toContain('institution_signed_other_figures')
    expect(formalized.id).toBe(id)
  })

  test.each([
    ['930', 'an item with an id', 1],
    ['933', 'an item without an id, which is listed for a while after its solution', 1],
    ['934', 'an item whose first solution is refused', 2],
  ])('continues after another PIX key (%s, %s)', async (scenario, _, times) => {
    const id = await create(product, nextCpf(scenario))
    await until(product, id, 'formalization')
    linked.older.sign(await linked.olderIdOf(id))
    for (let time = 0; time < times; time += 1) {
      const pending = await until(product, id, 'pending')
      expect((pending.pendingItems ?? pending.pending_items)[0]).toMatchObject({
        type: 'pix_refusal',
        text: 'Chave PIX recusada pelo banco',
      })
      expect((await solve(product, id)).status).toBe(200)
    }
    const paid = await until(product, id, 'paid')
    expect(statusesOf(paid).filter((status) => status === 'pending')).toHaveLength(times)
  })

  test('is canceled there when it is canceled here', async () => {
    const id = await create(product, nextCpf())
    await until(product, id, 'formalization')
    const olderId = await linked.olderIdOf(id)
    const path = product === 'fgts' ? `/fgts/proposal/${id}` : `/private-consignment/operation/${id}`
    const method = product === 'fgts' ? 'PATCH' : 'POST'
    await linked.connected.api(`${path}/cancel`, { method, body: {} })
    await eventually('the cancellation there', () =>
      linked.older.proposals.get(olderId)?.ahead.includes('cancelled'),
    )
  })
})

describe('a refusal of an older service', () => {
  test.each([
    ['901', 'inexistent_anniversary_membership', 'HTTP 500 with a text'],
    ['902', 'unauthorized_institution', 'detail'],
    ['903', 'ongoing_operation', 'error'],
    ['905', 'no_balance', 'a status of error'],
    ['906', 'on_locked_date_range', 'HTTP 200 with an error inside'],
  ])('of scenario %s is read as %s (%s)', async (scenario, code) => {
    const balance = await linked.within(linked.steps.balanceOf(nextCpf(scenario)))
    expect(balance).toMatchObject({ status: 'fail', code })
    if (code === 'on_locked_date_range') expect(balance.until).toBe('2027-03-01')
  })

  test('of a consult is read from its text', async () => {
    const id = await linked.steps.createConsult(nextCpf('921'))
    expect(await linked.within(linked.steps.untilConsult(id))).toMatchObject({
      status: 'REJECTED',
      code: 'no_margin',
    })
  })

  test('with unknown words is shown as it came, and counted without anything of the customer', async () => {
    for (let turn = 0; turn < 2; turn += 1) {
      const balance = await linked.within(linked.steps.balanceOf(nextCpf('990')))
      expect(balance).toMatchObject({ status: 'fail', code: 'balance_refused_by_institution' })
      expect(balance.statusInfo).toContain('Regra interna 77 do contrato 123456: fora do perfil')
    }
    const { listInstitutionHealth } = await import('#lib/services/institutions/list-institution-health.ts')
    const health = await listInstitutionHealth(linked.connected.manager(), { range: '7d' })
    expect(health.find(({ code }) => code === CONNECTED)?.unknownWords).toContainEqual(
      expect.objectContaining({ words: 'Regra interna *** do contrato *** fora do perfil', seen: 2 }),
    )
  })

  test('means the reason that a manager chose for its words, until the choice is taken back', async () => {
    const { matchInstitutionWords } = await import('#lib/services/institutions/match-institution-words.ts')
    const words = 'Regra interna *** do contrato *** fora do perfil'
    const choose = (reason: 'no_balance' | null) =>
      matchInstitutionWords(linked.connected.manager(), { code: CONNECTED, words, reason })
    const codeOf = async () => (await linked.within(linked.steps.balanceOf(nextCpf('990')))).code
    expect(await codeOf()).toBe('balance_refused_by_institution')
    await choose('no_balance')
    expect(await codeOf()).toBe('no_balance')
    await choose(null)
    expect(await codeOf()).toBe('balance_refused_by_institution')
    await expect(
      matchInstitutionWords(linked.connected.manager(), {
        code: CONNECTED,
        words: 'nunca vistas',
        reason: null,
      }),
    ).rejects.toMatchObject({ code: 'not_found' })
  })
})

describe('the connection to an older service', () => {
  test('reads rates as percentages', async () => {
    const rows = await linked.hub.database.owner`
      select t.product, v.parameters ->> 'monthlyRate' as rate from price_tables t
      join price_table_versions v on v.table_id = t.id where t.institution_code = ${CONNECTED} order by 1`
    expect(rows.map(({ product, rate }) => [product, rate])).toEqual([
      ['clt', '0.0289'],
      ['fgts', '0.018'],
    ])
  })

  test('needs a user name for the token by password', async () => {
    const nameless = { ...OLDER_CAPABILITIES, username: null }
    await expect(linked.connected.connect({ capabilities: nameless })).rejects.toMatchObject({
      errors: [{ code: 'connection_username_missing' }],
    })
  })

  test('registers a receiver without a secret when events are unsigned, and reads after one', async () => {
    await linked.connected.connect({
      clientId: 'parceira-app',
      clientSecret: 'senha-do-robo',
      capabilities: { ...OLDER_CAPABILITIES, events: 'unsigned' },
    })
    expect([...linked.older.webhooks.keys()]).toContain('balance')
    const documentNumber = nextCpf()
    const id = await linked.steps.startBalance(documentNumber)
    for (let turn = 0; turn < 3; turn += 1) {
      await linked.older.announce('balance', { type: 'balance.status.received.success', documentNumber })
      await linked.hub.travel(5_000)
    }
    expect(await linked.within(linked.steps.untilBalance(id))).toMatchObject({ amount: 1250.6 })
  })
})
