import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeCpf } from '#tests/support/fixtures/cpf.ts'
import { proposalBody } from '#tests/support/fixtures/proposal-body.ts'
import { PIX_ITEM, type ProposalFixture, proposalFixture } from '#tests/support/fixtures/proposal-fixture.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

let harness: Harness
let proposals: ProposalFixture

beforeAll(async () => {
  harness = await startHarness({ worker: false })
  proposals = await proposalFixture(harness)
})

afterAll(() => harness?.stop())

const get = (path: string, query: Record<string, string>) =>
  harness.api(`${path}?${new URLSearchParams(query)}`)

test('asks for the kind of an eleven-digit key that is neither the CPF nor the phone of the proposal', async () => {
  const { id, documentNumber } = await proposals.simulation()
  const body = proposalBody(id, documentNumber)
  const paidTo = (data: Record<string, unknown>) => ({ ...body, payment: { type: 'pix', data } })
  const swapped = `${documentNumber.slice(0, 9)}${documentNumber[10]}${documentNumber[9]}`
  for (const pix of ['21987654321', makeCpf({ seed: 4_711 }), swapped].filter(
    (key) => key !== documentNumber,
  ))
    expect(await harness.api('/fgts/proposal', { body: paidTo({ pix }) }), pix).toMatchObject({
      status: 422,
      body: { code: 'pix_key_type_required', errors: [{ pointer: '/payment/data/pix' }] },
    })
  const { phone, phoneRegionCode }: Record<string, string> = JSON.parse(JSON.stringify(body))
  const created = await harness.api('/fgts/proposal', { body: paidTo({ pix: `${phoneRegionCode}${phone}` }) })
  expect(created.status, created.text).toBe(201)
  const { payment } = (await harness.api(`/fgts/proposal/${created.body.id}`)).body
  expect(payment.data.pixKeyType).toBe('phone')
})

test('asks for the kind again when a rejected key is replaced, and accepts another phone with its kind', async () => {
  const { id } = await proposals.create()
  await proposals.bring(id, 'analysis')
  await proposals.report(id, 'pending', { pendingItems: [PIX_ITEM] as never })
  const solve = (data: unknown) =>
    harness.api(`/fgts/proposal/${id}/solvePendency`, { body: { type: 'pix_refusal', data } })
  expect(await solve({ pix: '21987654321' })).toMatchObject({
    status: 422,
    body: { code: 'pix_key_type_required', errors: [{ pointer: '/data/pix' }] },
  })
  expect(await solve({ pix: '21987654321', pixKeyType: 'phone' })).toMatchObject({
    status: 200,
    body: { payment: { data: { pixKeyType: 'phone' } } },
  })
})

const LISTS = [
  '/fgts/balance',
  '/fgts/proposal',
  '/private-consignment/consult',
  '/private-consignment/operation',
]

test.each(LISTS)('%s rejects a date that is neither a day nor an instant', async (path) => {
  for (const endDate of ['2026-11-25garbage', '2026-11-25T99:00:00Z', '2026-11-25T01:00:00 0', '25/11/2026'])
    expect(await get(path, { endDate }), endDate).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: '/endDate', code: 'invalid_date' }] },
    })
  expect((await harness.api(`${path}?endDate=2026-11-25T01:00:00+00:00`)).status).toBe(200)
})

test.each(LISTS)('%s rejects an unreadable CPF instead of finding nobody', async (path) => {
  for (const name of ['search', 'documentNumber'])
    for (const text of ['529.982.247-26', '52998224726', "'529\u2011982\u200b24726"])
      expect(await get(path, { [name]: text }), text).toMatchObject({
        status: 422,
        body: { errors: [{ pointer: `/${name}`, code: 'invalid_cpf' }] },
      })
  expect((await get(path, { search: 'Maria' })).status).toBe(200)
})

test('reads an instant whose plus sign arrived as a space, to the second', async () => {
  const { id } = await proposals.create()
  const { createdAt } = (await harness.api(`/fgts/proposal/${id}`)).body
  const second = new Date(createdAt).toISOString().slice(0, 19)
  const search = async (query: string) =>
    (await harness.api(`/fgts/proposal?limit=100&${query}`)).body.data.map((row: { id: string }) => row.id)
  expect(await search(`startDate=${second}+00:00`)).toContain(id)
  expect(await search(`endDate=${second}+05:00`)).not.toContain(id)
})

test('finds a customer by a CPF pasted from a chat, and by one without its leading zeros', async () => {
  const { id, documentNumber } = await proposals.create()
  const masked = `${documentNumber.slice(0, 3)}.${documentNumber.slice(3, 6)}.${documentNumber.slice(6, 9)}`
  const pasted = `\u202a'${masked}\u2011${documentNumber.slice(9)}\u202c`
  const { body } = await get('/fgts/proposal', { search: pasted })
  expect(body.data).toMatchObject([{ id }])
})
