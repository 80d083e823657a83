import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accessFixture } from '#tests/support/fixtures/access-fixture.ts'
import {
  type OperationFixture,
  operationBody,
  operationFixture,
} from '#tests/support/fixtures/operation-fixture.ts'
import { type ProposalFixture, proposalFixture } from '#tests/support/fixtures/proposal-fixture.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

type Call = readonly [path: string, init?: Parameters<Harness['api']>[1]]

let harness: Harness
let operations: OperationFixture
let proposals: ProposalFixture

beforeAll(async () => {
  harness = await startHarness({ worker: false })
  operations = await operationFixture(harness)
  proposals = await proposalFixture(harness)
})

afterAll(() => harness?.stop())

const form = () => {
  const body = new FormData()
  body.set('type', 'selfie')
  body.set('file', new Blob([Buffer.from(`ffd8ffe000104a464946${'00'.repeat(64)}ffd9`, 'hex')]), 'a.jpg')
  return body
}

const BANK = { transfer_method: 'pix', pix_key: 'outra@example.com' }

const operationCalls = (id: string, documentKey: string): Call[] => {
  const one = `/private-consignment/operation/${id}`
  const documents = [{ type: 'selfie', key: documentKey }]
  return [
    [one],
    [`${one}/cancel`, { method: 'POST' }],
    [`${one}/pendency`],
    [`${one}/pendency/payment-data`, { method: 'PATCH', body: { bank: BANK } }],
    [`${one}/pendency/documents`, { method: 'PATCH', body: { documents } }],
    [`${one}/document`, { raw: form() }],
    [`${one}/document/${documentKey}`],
  ]
}

const proposalCalls = (id: string, documentKey: string): Call[] => {
  const one = `/fgts/proposal/${id}`
  const solution = { type: 'pix_refusal', data: { pix: 'outra@example.com' } }
  return [
    [one],
    [`${one}/cancel`, { method: 'PATCH' }],
    [`${one}/pendency`],
    [`${one}/solvePendency`, { body: solution }],
    [`${one}/document`, { raw: form() }],
    [`${one}/document/${documentKey}`],
  ]
}

const idsOf = async (path: string, token?: string) =>
  (await harness.api(path, { token })).body.data.map((item: { id: string }) => item.id)

const tokenOf = async (scopes: ('fgts' | 'clt' | 'read')[], organizationId?: string) => {
  const access = await accessFixture()
  const organization = organizationId ?? (await access.organization())
  const { clientId, clientSecret } = await access.application(organization, scopes)
  const answer = await harness.api('/oauth/token', {
    token: null,
    body: { grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret },
  })
  return String(answer.body.access_token)
}

/** Returns a proposal and the counts of its dependent rows, to prove that nothing changed. */
const traceOf = (id: string) => harness.database.owner`
  select (select row_to_json(p) from proposals p where p.id = ${id}) as row,
    (select count(*)::int from proposal_history where proposal_id = ${id}) as lines,
    (select count(*)::int from proposal_documents where proposal_id = ${id}) as documents,
    (select count(*)::int from events where resource_id = ${id}) as events`

const pendingOperation = async () => {
  const { id } = await operations.create()
  await operations.bring(id, 'pending')
  const { body } = await harness.api(`/private-consignment/operation/${id}/document`, { raw: form() })
  return { id, documentKey: String(body.key) }
}

describe('the other product', () => {
  test('is not found under any path of FGTS, and nothing of the operation changes', async () => {
    const { id, documentKey } = await pendingOperation()
    const before = await traceOf(id)
    for (const [path, init] of proposalCalls(id, documentKey)) {
      const answer = await harness.api(path, init)
      expect([path, answer.status, answer.body.code]).toEqual([path, 404, 'not_found'])
    }
    expect(await traceOf(id)).toEqual(before)
  })

  test('is not found under any path of CLT, and nothing of the proposal changes', async () => {
    const { id } = await proposals.create()
    await proposals.bring(id, 'pending')
    const { body } = await harness.api(`/fgts/proposal/${id}/document`, { raw: form() })
    const before = await traceOf(id)
    for (const [path, init] of operationCalls(id, String(body.key))) {
      const answer = await harness.api(path, init)
      expect([path, answer.status, answer.body.code]).toEqual([path, 404, 'not_found'])
    }
    expect(await traceOf(id)).toEqual(before)
  })

  test('appears in neither list, with or without a search', async () => {
    const operation = await operations.create()
    const proposal = await proposals.create()
    for (const query of ['', `?search=${operation.documentNumber}`, `?search=${proposal.documentNumber}`]) {
      expect(await idsOf(`/fgts/proposal${query}`)).not.toContain(operation.id)
      expect(await idsOf(`/private-consignment/operation${query}`)).not.toContain(proposal.id)
    }
  })
})

describe('another organization', () => {
  test('finds no operation under any path and changes nothing', async () => {
    const token = await tokenOf(['fgts', 'clt'])
    const { id, documentKey } = await pendingOperation()
    const before = await traceOf(id)
    for (const [path, init] of operationCalls(id, documentKey)) {
      const answer = await harness.api(path, { ...init, token })
      expect([path, answer.status, answer.body.code]).toEqual([path, 404, 'not_found'])
    }
    expect(await idsOf('/private-consignment/operation?limit=100', token)).toEqual([])
    expect(await traceOf(id)).toEqual(before)
  })

  test('cannot create an operation from a foreign simulation', async () => {
    const token = await tokenOf(['clt'])
    const { simulation, documentNumber } = await operations.simulate()
    const body = operationBody(simulation.id, documentNumber)
    const answer = await harness.api('/private-consignment/operation', { body, token })
    expect(answer).toMatchObject({ status: 422, body: { code: 'simulation_not_found' } })
    expect((await harness.api('/private-consignment/operation', { body })).status).toBe(201)
  })
})

describe('a program', () => {
  test('is rejected on every operation path without the scope clt; with read it may only GET', async () => {
    const { id, documentKey } = await pendingOperation()
    const fgts = await tokenOf(['fgts'], operations.organizationId)
    const reads = await tokenOf(['read'], operations.organizationId)
    for (const [path, init] of operationCalls(id, documentKey)) {
      const isGet = init === undefined
      expect((await harness.api(path, { ...init, token: fgts })).status, path).toBe(403)
      expect((await harness.api(path, { ...init, token: reads })).status, path).toBe(isGet ? 200 : 403)
    }
  })
})
