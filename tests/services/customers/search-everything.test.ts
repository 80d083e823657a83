import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Cpf, formatCpf } from '#lib/domain/documents/cpf.ts'
import { searchEverything } from '#lib/services/customers/search-everything.ts'
import { startBalancesOf } from '#lib/services/customers/start-balances-of.ts'
import { type HomeFixture, startHomeFixture } from '#tests/services/home/home-fixture.ts'
import { codeOf } from '#tests/support/checks/code-of.ts'

let fixture: HomeFixture
beforeAll(async () => {
  fixture = await startHomeFixture()
})
afterAll(() => fixture?.harness.stop())

const rowOf = async (id: string) => {
  const [row] = await fixture.owner`select contract_number as number from proposals where id = ${id}`
  return String(row?.number)
}

describe('the search of the palette', () => {
  test('finds a proposal by its CPF in any form, its contract number, its id and the beginning of a name', async () => {
    const me = await fixture.person()
    const { id, documentNumber } = await fixture.proposalOf(me, 'formalization')
    const formatted = formatCpf(documentNumber as Cpf)
    for (const text of [documentNumber, formatted, ` ${formatted} `, await rowOf(id), id, id.toUpperCase()]) {
      const result = await searchEverything(me, { text })
      expect([text, result.records.map((record) => record.id)]).toEqual([text, [id]])
      expect(result.customers).toMatchObject([{ documentNumber, name: 'Maria Aparecida da Silva' }])
    }
    const result = await searchEverything(me, { text: 'apar mar' })
    expect(result.records.map((record) => record.id)).toContain(id)
  })

  test('finds terms beside proposals', async () => {
    const me = await fixture.person()
    const term = await fixture.clt.consult({ status: 'WAITING_CONSENT', name: 'Zoroastro Quintela' })
    const { records, customers } = await searchEverything(me, { text: 'zoroastro' })
    expect(records).toMatchObject([{ kind: 'consult', id: term.id }])
    expect(customers).toMatchObject([{ name: 'Zoroastro Quintela' }])
  })

  test('reports a CPF without work, and finds nothing for a single letter or signs', async () => {
    const me = await fixture.person()
    expect(await searchEverything(me, { text: '390.533.447-05' })).toMatchObject({
      cpf: { name: null, documentNumber: '39053344705' },
      customers: [],
      records: [],
    })
    for (const text of ['m', '%', '--'])
      expect(await searchEverything(me, { text })).toEqual({ cpf: null, customers: [], records: [] })
  })

  test('finds nothing of others for a person who sees only their own work, nor of another organization', async () => {
    const { id, documentNumber } = await fixture.proposalOf(await fixture.person(), 'formalization')
    const other = await fixture.person({ visibility: 'own' })
    const organizationId = '01981f6b-0000-7aaa-8aaa-0000000000fe'
    await fixture.owner`insert into organizations (id, name, created_at) values (${organizationId}, 'Outra', now())`
    const stranger = await fixture.person({ organizationId, role: 'manager' })
    for (const who of [other, stranger])
      for (const text of [documentNumber, id, await rowOf(id), 'maria aparecida'])
        expect((await searchEverything(who, { text })).records).toEqual([])
  })
})

describe('starting the balances of a customer', () => {
  test('asks every institution once, even when repeated', async () => {
    const me = await fixture.person()
    const { cpf } = await searchEverything(me, { text: '153.509.460-56' })
    const first = await startBalancesOf(me, { key: cpf?.key ?? '' })
    expect(first.queryIds.length).toBeGreaterThan(1)
    const again = await startBalancesOf(await fixture.person(), { key: cpf?.key ?? '' })
    expect([...again.queryIds].sort()).toEqual([...first.queryIds].sort())
  })

  test('rejects a key of nobody', async () => {
    expect(await codeOf(startBalancesOf(await fixture.person(), { key: 'nobody' }))).toBe('not_found')
  })
})
