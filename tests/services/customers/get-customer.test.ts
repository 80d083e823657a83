import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getCustomer } from '#lib/services/customers/get-customer.ts'
import { getCustomerKeyOf } from '#lib/services/customers/get-customer-key-of.ts'
import { customerKeyOf } from '#lib/services/kernel/customer-key.ts'
import { type HomeFixture, later, startHomeFixture } from '#tests/services/home/home-fixture.ts'
import { codeOf } from '#tests/support/checks/code-of.ts'

let fixture: HomeFixture
beforeAll(async () => {
  fixture = await startHomeFixture()
})
afterAll(() => fixture?.harness.stop())

const keyOf = (documentNumber: string, organizationId = fixture.proposals.organizationId) =>
  customerKeyOf({ organizationId, documentNumber })

const kindsOf = ({ timeline }: Awaited<ReturnType<typeof getCustomer>>) => timeline.map(({ kind }) => kind)

describe('a customer’s key', () => {
  test('is stable, contains no CPF and opens nothing in another organization', async () => {
    const me = await fixture.person()
    const key = keyOf('52998224725')
    expect(keyOf('52998224725')).toBe(key)
    expect(Buffer.from(key, 'base64url').toString('latin1')).not.toContain('52998224725')
    expect((await getCustomer(me, { key })).documentNumber).toBe('52998224725')
    const elsewhere = keyOf('52998224725', '01981f6b-0000-7aaa-8aaa-0000000000ff')
    for (const other of [elsewhere, `${key.slice(0, -2)}AA`, 'nothing', ''])
      expect(await codeOf(getCustomer(me, { key: other }))).toBe('not_found')
  })

  test('is found from a proposal, a term and a balance that the person sees', async () => {
    const me = await fixture.person()
    const stranger = await fixture.person({ visibility: 'own' })
    const proposal = await fixture.proposalOf(me, 'formalization')
    const term = await fixture.clt.consult({ status: 'WAITING_CONSENT' })
    const balance = await fixture.proposals.balance('11144477735')
    const subjects = [
      [{ subjectType: 'proposal', subjectId: proposal.id }, proposal.documentNumber],
      [{ subjectType: 'clt_consult', subjectId: term.id }, term.documentNumber],
      [{ subjectType: 'fgts_balance_query', subjectId: balance }, '11144477735'],
    ] as const
    for (const [subject, documentNumber] of subjects) {
      expect(await getCustomerKeyOf(me, subject)).toBe(keyOf(documentNumber))
      expect(await codeOf(getCustomerKeyOf(stranger, subject))).toBe('not_found')
    }
  })
})

describe('the page of a customer', () => {
  test('has one timeline of everything, newest first', async () => {
    const me = await fixture.person()
    const { id, documentNumber } = await fixture.proposalOf(me, 'paid')
    const customer = await getCustomer(me, { key: keyOf(documentNumber) })
    expect(customer).toMatchObject({
      name: 'Maria Aparecida da Silva',
      subject: { subjectType: 'proposal', subjectId: id },
      proposals: [{ id, status: 'paid' }],
      simulations: [{ product: 'fgts', proposalId: id }],
      steps: [],
    })
    const kinds = kindsOf(customer)
    expect(kinds[0]).toBe('payout')
    expect(kinds.at(-1)).toBe('balance_asked')
    expect(kinds).toEqual(expect.arrayContaining(['balance_arrived', 'simulated', 'proposal', 'document']))
    expect(kinds.filter((kind) => kind === 'payout')).toHaveLength(1)
    const times = customer.timeline.map(({ at }) => at.getTime())
    expect(times).toEqual([...times].sort((a, b) => b - a))
  })

  test('shows who opened, identified and signed, and from where, and credits the analysis to nobody', async () => {
    const me = await fixture.person()
    const { id, documentNumber } = await fixture.proposalOf(me, 'formalization')
    await fixture.proposals.sign(id)
    const { timeline } = await getCustomer(me, { key: keyOf(documentNumber) })
    const lineOf = (kind: string, status: string | null = null) =>
      timeline.find((line) => line.kind === kind && line.status === status)
    for (const kind of ['identified', 'contract_signed'])
      expect(lineOf(kind)).toMatchObject({
        subjectId: id,
        link: 'formalization',
        actor: 'cliente',
        maskedIp: expect.stringMatching(/\*$/),
      })
    expect(lineOf('proposal', 'analysis')).toMatchObject({ actor: null, text: null })
  })

  test('offers the possible next steps, and drops them once they are over', async () => {
    const me = await fixture.person()
    const { id, documentNumber } = await fixture.proposals.simulation()
    const key = keyOf(documentNumber)
    expect((await getCustomer(me, { key })).steps).toMatchObject([
      { kind: 'expiring', product: 'fgts', targetIds: [id] },
    ])
    const afterwards = later(me, 49 * 3_600_000)
    expect((await getCustomer(afterwards, { key })).steps).toEqual([])
    const term = await fixture.clt.consult({ status: 'WAITING_CONSENT', documentNumber })
    expect((await getCustomer(afterwards, { key })).steps).toMatchObject([
      { kind: 'consent', product: 'clt', targetIds: [term.id] },
    ])
  })

  test('is empty when nothing is known', async () => {
    const me = await fixture.person()
    expect(await getCustomer(me, { key: keyOf('39053344705') })).toMatchObject({
      name: null,
      subject: null,
      steps: [],
      timeline: [],
    })
  })

  test('hides work that the person does not see', async () => {
    const me = await fixture.person()
    const other = await fixture.person({ visibility: 'own' })
    const { documentNumber } = await fixture.proposalOf(me, 'formalization')
    const view = await getCustomer(other, { key: keyOf(documentNumber) })
    expect(view).toMatchObject({ name: null, proposals: [], simulations: [], balances: [], timeline: [] })
    expect((await getCustomer(me, { key: keyOf(documentNumber) })).proposals).toHaveLength(1)
  })
})
