import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getProposalContract, listProposalsContract } from '#lib/contracts/proposals/proposals.ts'
import { accessFixture } from '#tests/support/fixtures/access-fixture.ts'
import { type OperationFixture, operationFixture } from '#tests/support/fixtures/operation-fixture.ts'
import { type ProposalFixture, proposalFixture } from '#tests/support/fixtures/proposal-fixture.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

let harness: Harness
let proposals: ProposalFixture
let operations: OperationFixture
let proposal: Awaited<ReturnType<ProposalFixture['create']>>
let operation: Awaited<ReturnType<OperationFixture['create']>>

beforeAll(async () => {
  harness = await startHarness({ worker: false })
  proposals = await proposalFixture(harness)
  operations = await operationFixture(harness)
  proposal = await proposals.create()
  operation = await operations.create()
})

afterAll(() => harness?.stop())

const idsOf = async (query: string, token?: string) => {
  const answer = await harness.api(`/proposals?${query}`, token === undefined ? {} : { token })
  expect(answer.status, answer.text).toBe(200)
  expect(listProposalsContract.response.safeParse(answer.body).error?.issues ?? []).toEqual([])
  return answer.body.data.map(({ id, product }: { id: string; product: string }) => [product, id])
}

describe('GET /proposals', () => {
  test('lists both products newest first, or either of them', async () => {
    const [fgts, clt] = [
      ['fgts', proposal.id],
      ['clt', operation.id],
    ]
    expect(await idsOf('')).toEqual([clt, fgts])
    expect(await idsOf('product=fgts')).toEqual([fgts])
    expect(await idsOf('product=clt')).toEqual([clt])
    expect(await idsOf(`product=fgts&search=${operation.documentNumber}`)).toEqual([])
    expect(await idsOf(`search=${operation.documentNumber}`)).toEqual([clt])
    const wrong = await harness.api('/proposals?product=inss')
    expect(wrong).toMatchObject({ status: 422, body: { errors: [{ pointer: '/product' }] } })
  })

  test('pages over both products without losing or repeating a row', async () => {
    const first = await harness.api('/proposals?limit=1')
    const { nextCursor, total } = first.body.pages
    const second = await harness.api(`/proposals?limit=1&cursor=${nextCursor}`)
    expect(total).toBe(2)
    expect([first, second].map(({ body }) => body.data[0].id)).toEqual([operation.id, proposal.id])
    expect(second.body.pages.nextCursor).toBeNull()
  })
})

describe('GET /proposals/{id}', () => {
  test('returns the instalment, the margin and the amortization of a CLT operation', async () => {
    const { status, body } = await harness.api(`/proposals/${operation.id}`)
    expect(status).toBe(200)
    expect(getProposalContract.response.safeParse(body).error?.issues ?? []).toEqual([])
    const { simulation, consult } = operation
    expect(body).toMatchObject({
      product: 'clt',
      clt: {
        consultId: consult.id,
        installmentAmount: simulation.installmentCents / 100,
        marginAmount: 350,
        gender: 'female',
        documentType: 'rg',
        documentIssuer: 'SSP/SP',
        documentDate: '2015-06-01',
      },
    })
    expect(body.periods).toHaveLength(24)
    const principal = body.periods.reduce(
      (sum: number, { principalAmount }: { principalAmount: number }) =>
        sum + Math.round(principalAmount * 100),
      0,
    )
    expect(principal).toBe(simulation.issueCents)
  })

  test('returns the product of an FGTS proposal, and nothing of CLT', async () => {
    const { body } = await harness.api(`/proposals/${proposal.id}`)
    expect(getProposalContract.response.safeParse(body).error?.issues ?? []).toEqual([])
    expect(body).toMatchObject({
      product: 'fgts',
      clt: { consultId: null, installmentAmount: null, marginAmount: null, documentType: null },
      periods: [{ principalAmount: null }, {}, {}],
    })
  })
})

describe('a program', () => {
  test('sees only the products of its scopes', async () => {
    const token = await harness.token('clt')
    expect(await idsOf('', token)).toEqual([['clt', operation.id]])
    const other = await harness.api('/proposals?product=fgts', { token })
    expect(other).toMatchObject({ status: 403, body: { code: 'insufficient_scope' } })
    expect((await harness.api(`/proposals/${operation.id}`, { token })).status).toBe(200)
    expect((await harness.api(`/proposals/${proposal.id}`, { token })).status).toBe(404)
    expect(await idsOf('', await harness.token('read'))).toHaveLength(2)
    const webhooks = { token: await harness.token('webhooks') }
    expect((await harness.api('/proposals', webhooks)).status).toBe(403)
    expect((await harness.api(`/proposals/${operation.id}`, webhooks)).status).toBe(403)
  })

  test('of another organization sees nothing of this one', async () => {
    const access = await accessFixture()
    const { clientId, clientSecret } = await access.application(await access.organization(), ['fgts', 'clt'])
    const answer = await harness.api('/oauth/token', {
      token: null,
      body: { grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret },
    })
    const token = String(answer.body.access_token)
    for (const { id } of [proposal, operation])
      expect((await harness.api(`/proposals/${id}`, { token })).status).toBe(404)
    expect(await idsOf('', token)).toEqual([])
  })
})
