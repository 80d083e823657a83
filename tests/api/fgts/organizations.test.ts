import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ALL_CONTRACTS } from '#lib/contracts/all-contracts.ts'
import { accessFixture } from '#tests/support/fixtures/access-fixture.ts'
import { proposalBody } from '#tests/support/fixtures/proposal-body.ts'
import { PIX_ITEM, type ProposalFixture, proposalFixture } from '#tests/support/fixtures/proposal-fixture.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

type Foreign = Awaited<ReturnType<typeof everything>>
type Call = { path: string; init?: Parameters<Harness['api']>[1]; codes: readonly string[] }

let harness: Harness
let proposals: ProposalFixture
let foreign: Foreign
let token: string

beforeAll(async () => {
  harness = await startHarness({ worker: false })
  proposals = await proposalFixture(harness)
  foreign = await everything()
  token = await strangerToken()
})

afterAll(() => harness?.stop())

const form = () => {
  const body = new FormData()
  body.set('type', 'selfie')
  body.set('file', new Blob([Buffer.from(`ffd8ffe000104a464946${'00'.repeat(64)}ffd9`, 'hex')]), 'a.jpg')
  return body
}

const everything = async () => {
  const proposal = await proposals.create()
  await proposals.bring(proposal.id, 'pending')
  const document = await harness.api(`/fgts/proposal/${proposal.id}/document`, { raw: form() })
  const unused = await proposals.simulation()
  return { ...proposal, documentKey: String(document.body.key), unused }
}

const strangerToken = async () => {
  const access = await accessFixture()
  const { clientId, clientSecret } = await access.application(await access.organization())
  const answer = await harness.api('/oauth/token', {
    token: null,
    body: { grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret },
  })
  return String(answer.body.access_token)
}

/**
 * Calls to every FGTS path with ids of the first organization. Each lists the error codes that the second
 * organization may get; none reveals that the ids exist.
 */
const calls = ({ id, documentKey, documentNumber, unused }: Foreign): Record<string, Call> => {
  const one = `/fgts/proposal/${id}`
  const missing = ['not_found']
  const simulation = {
    documentNumber: unused.documentNumber,
    provider: 'aurora',
    simulationFeesId: unused.priceTableId,
    balanceId: unused.balanceQueryId,
    desiredInstallments: unused.installments.map(({ dueDate }) => ({ dueDate, totalAmount: 500 })),
  }
  const solution = { type: 'pix_refusal', data: { pix: 'outra@example.com' } }
  return {
    'GET /fgts/balance': {
      path: `/fgts/balance?search=${unused.documentNumber}&includeExpired=true`,
      codes: [],
    },
    'GET /fgts/balance/queries/{id}': {
      path: `/fgts/balance/queries/${unused.balanceQueryId}`,
      codes: missing,
    },
    'DELETE /fgts/balance/cache/{documentNumber}': {
      path: `/fgts/balance/cache/${unused.documentNumber}`,
      init: { method: 'DELETE' },
      codes: [],
    },
    'GET /fgts/simulations/fees': { path: '/fgts/simulations/fees', codes: [] },
    'GET /fgts/simulations/fees/new': { path: '/fgts/simulations/fees/new', codes: [] },
    'POST /fgts/simulations': {
      path: '/fgts/simulations',
      init: { body: simulation },
      codes: ['fee_table_not_found'],
    },
    'POST /fgts/proposal': {
      path: '/fgts/proposal',
      init: { body: proposalBody(unused.id, unused.documentNumber) },
      codes: ['simulation_not_found'],
    },
    'GET /fgts/proposal': { path: `/fgts/proposal?search=${documentNumber}`, codes: [] },
    'GET /fgts/proposal/{id}': { path: one, codes: missing },
    'PATCH /fgts/proposal/{id}/cancel': {
      path: `${one}/cancel`,
      init: { method: 'PATCH', body: {} },
      codes: missing,
    },
    'GET /fgts/proposal/{id}/pendency': { path: `${one}/pendency`, codes: missing },
    'POST /fgts/proposal/{id}/solvePendency': {
      path: `${one}/solvePendency`,
      init: { body: solution },
      codes: missing,
    },
    'POST /fgts/proposal/{id}/document': {
      path: `${one}/document`,
      init: { raw: form() },
      codes: missing,
    },
    'GET /fgts/proposal/{id}/document/{documentId}': {
      path: `${one}/document/${documentKey}`,
      codes: missing,
    },
    'POST /fgts/balance': {
      path: '/fgts/balance',
      init: { body: { documentNumber: unused.documentNumber, provider: 'aurora' } },
      codes: [],
    },
  }
}

const paths = ALL_CONTRACTS.filter((contract) => contract.path.startsWith('/fgts/')).map(
  ({ method, path }) => `${method} ${path}`,
)

const hidden = ({ id, documentKey, unused }: Foreign) => [
  id,
  documentKey,
  unused.id,
  unused.priceTableId,
  unused.balanceQueryId,
]

const rowsOfDemo = async () => {
  const { owner } = harness.database
  const organizationId = await harness.demoOrganizationId()
  const tables = ['proposals', 'pending_items', 'proposal_documents', 'proposal_history', 'fgts_simulations']
  const rows = tables.map(
    (table) => owner`select * from ${owner(table)} where organization_id = ${organizationId} order by id`,
  )
  const balances = owner`select * from fgts_balance_queries where organization_id = ${organizationId} order by id`
  return JSON.stringify(await Promise.all([...rows, balances]))
}

describe('another organization', () => {
  test('is answered on every path as if nothing of the first existed, and changes nothing of it', async () => {
    const requests = calls(foreign)
    expect(Object.keys(requests).sort()).toEqual(paths.sort())
    const before = await rowsOfDemo()
    for (const [name, { path, init, codes }] of Object.entries(requests)) {
      const answer = await harness.api(path, { ...init, token })
      expect([name, answer.body?.code ?? null]).toEqual([name, codes[0] ?? null])
      if (codes.includes('not_found')) expect([name, answer.status]).toEqual([name, 404])
      for (const id of hidden(foreign)) expect(answer.text.replace(path, '')).not.toContain(id)
      if (name.startsWith('GET') && codes.length === 0)
        expect([name, answer.body.data ?? answer.body]).toEqual([name, []])
    }
    expect(await rowsOfDemo()).toBe(before)
  })

  test('sees nothing pending, and its queries run in parallel to those of the first', async () => {
    expect((await harness.api(`/fgts/proposal/${foreign.id}/pendency`)).body.data).toMatchObject([
      { type: PIX_ITEM.type },
    ])
    const { headers } = await harness.api('/fgts/balance', {
      token,
      body: { documentNumber: foreign.documentNumber, provider: 'ipe' },
    })
    const query = `/fgts/balance/queries/${headers.get('x-balance-query-id')}`
    expect((await harness.api(query, { token })).status).toBe(200)
    expect((await harness.api(query)).status).toBe(404)
  })
})
