import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { eventually } from '#tests/support/checks/eventually.ts'
import {
  CONNECTED,
  type ConnectedFixture,
  connectedFixture,
  importAndApprove,
} from '#tests/support/fixtures/connected-fixture.ts'
import { nextCpf } from '#tests/support/fixtures/cpf.ts'
import { proposalBody } from '#tests/support/fixtures/proposal-body.ts'
import { type FaultyProxy, startFaultyProxy } from '#tests/support/servers/faulty-proxy.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'
import { startUpstream, type Upstream } from '#tests/support/servers/upstream.ts'

let upstream: Upstream
let proxy: FaultyProxy
let hub: Harness
let connected: ConnectedFixture
beforeAll(async () => {
  upstream = await startUpstream()
  proxy = await startFaultyProxy(upstream.origin)
  hub = await startHarness()
  connected = await connectedFixture(hub, proxy.origin)
  await connected.connect()
  await importAndApprove(hub, connected)
})
beforeEach(() => proxy.spoil(() => false))
afterAll(async () => {
  await hub.stop()
  await proxy.stop()
  await upstream.stop()
})

const owner = () => hub.database.owner

const balanceOf = async (documentNumber: string) => {
  const started = await connected.api('/fgts/balance', { body: { documentNumber, provider: CONNECTED } })
  const id = String(started.headers.get('x-balance-query-id'))
  return eventually(`the balance of ${documentNumber}`, async () => {
    const { body } = await connected.api(`/fgts/balance/queries/${id}`)
    return ['success', 'fail'].includes(body.status) ? body : undefined
  })
}

const tableNamed = async (key: string) => {
  const [row] = await owner()`
    select id from price_tables where organization_id = ${connected.organizationId} and key = ${key}`
  return String(row?.id)
}

const simulate = async (documentNumber: string, table = 'Aurora Padrão') => {
  const { periods, id: balanceId } = await balanceOf(documentNumber)
  const { body } = await connected.api('/fgts/simulations', {
    body: {
      documentNumber,
      provider: CONNECTED,
      simulationFeesId: await tableNamed(table),
      balanceId,
      targetAmount: 0,
      desiredInstallments: periods.map((period: { dueDate: string; amount: number }) => ({
        dueDate: period.dueDate,
        totalAmount: period.amount,
      })),
    },
  })
  return body
}

const createProposal = async (documentNumber: string, table?: string): Promise<string> => {
  const simulation = await simulate(documentNumber, table)
  const created = await connected.api('/fgts/proposal', { body: proposalBody(simulation.id, documentNumber) })
  expect(created.status, created.text).toBe(201)
  return created.body.id
}

const untilStatus = (id: string, status: string) =>
  eventually(`${id} to be ${status}`, async () => {
    const { body } = await connected.api(`/fgts/proposal/${id}`)
    return body.status === status ? body : undefined
  })

const upstreamIdOf = async (id: string) => {
  const [row] = await owner()`select external_id from institution_submissions where proposal_id = ${id}`
  return String(row?.external_id)
}

const upstreamProposalsOf = async (documentNumber: string) =>
  (await upstream.call(`/fgts/proposal?search=${documentNumber}`)).data

describe('an FGTS advance through a connected installation', () => {
  test('is signed there, paid on both sides, with equal amounts', async () => {
    const documentNumber = nextCpf()
    const id = await createProposal(documentNumber)
    const formalized = await untilStatus(id, 'formalization')
    const upstreamId = await upstreamIdOf(id)
    await upstream.sign(upstreamId)
    const paid = await untilStatus(id, 'paid')
    const there = await upstream.call(`/fgts/proposal/${upstreamId}`)
    expect(there).toMatchObject({ status: 'paid', externalReference: id })
    for (const name of ['availableBalance', 'totalBalance', 'totalInstallments'])
      expect(paid[name], name).toBe(there[name])
    for (const name of ['emissionAmount', 'iof', 'tc', 'insuranceAmount', 'releaseDate'])
      expect(paid.simulation[name], name).toBe(there.simulation[name])
    expect(formalized.history.map(({ status }: { status: string }) => status)).toContain('formalization')
  })

  test('sends the customer to the page of the installation behind it', async () => {
    const id = await createProposal(nextCpf())
    await untilStatus(id, 'formalization')
    const { formalizationLink } = await upstream.call(`/fgts/proposal/${await upstreamIdOf(id)}`)
    const { getFormalization } = await import('#lib/services/formalization/get-formalization.ts')
    const { formalizationTokenOf } = await import('#lib/services/self-service/shared/formalization-link.ts')
    const { customer } = await import('#tests/support/fixtures/proposal-fixture.ts')
    const token = formalizationTokenOf({ organizationId: connected.organizationId, proposalId: id })
    const view = await getFormalization(await customer(), { token })
    expect(view).toMatchObject({ signsAt: formalizationLink })
  })

  test('passes on the refusal of a balance with its code', async () => {
    expect(await balanceOf(nextCpf('901'))).toMatchObject({
      status: 'fail',
      code: 'inexistent_anniversary_membership',
    })
  })

  test('answers a second query after the cache was cleared, although the other side still has the first', async () => {
    const documentNumber = nextCpf()
    const first = await balanceOf(documentNumber)
    await connected.api(`/fgts/balance/cache/${documentNumber}`, { method: 'DELETE' })
    // The event overtakes the answer that says which query it belongs to.
    let overtaken = 0
    proxy.spoil(({ path }, _, pass) => {
      if (path !== '/api/fgts/balance' || overtaken > 0) return false
      overtaken += 1
      void eventually('the event to be read', async () => {
        const [row] = await owner()`
          select 1 from institution_events where resource_id = ${first.id} and outcome = 'ignored'`
        return row
      }).then(pass)
      return true
    })
    const second = await balanceOf(documentNumber)
    expect(overtaken).toBe(1)
    expect(second.id).not.toBe(first.id)
    expect(second).toMatchObject({ status: 'success', amount: first.amount })
  })

  test('continues after another PIX key when the payout is refused', async () => {
    const id = await createProposal(nextCpf('930'))
    await untilStatus(id, 'formalization')
    await upstream.sign(await upstreamIdOf(id))
    await untilStatus(id, 'pending')
    const solution = { type: 'pix_refusal', data: { pix: 'maria@example.com' } }
    await connected.api(`/fgts/proposal/${id}/solvePendency`, { body: solution })
    await untilStatus(id, 'paid')
  })

  test('is canceled there when it is canceled here', async () => {
    const id = await createProposal(nextCpf())
    await untilStatus(id, 'formalization')
    const upstreamId = await upstreamIdOf(id)
    await connected.api(`/fgts/proposal/${id}/cancel`, { method: 'PATCH', body: {} })
    await eventually('the cancellation there', async () => {
      const { status } = await upstream.call(`/fgts/proposal/${upstreamId}`)
      return status === 'canceled'
    })
  })

  test('is rejected with the line and both amounts when the figures differ by one cent', async () => {
    proxy.spoil(({ path, body, status }, response) => {
      if (path !== '/api/fgts/simulations') return false
      const simulation = JSON.parse(body)
      const iof = Math.round(simulation.iof * 100 + 1) / 100
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ ...simulation, iof }))
      return true
    })
    const documentNumber = nextCpf()
    const id = await createProposal(documentNumber)
    const rejected = await untilStatus(id, 'rejected')
    expect(rejected.statusReason).toBe('institution_figures_differ')
    expect(rejected.statusDescription).toMatch(/^Para a instituição, o IOF é R\$ [\d,]+; aqui, R\$ [\d,]+\./)
    expect(await upstreamProposalsOf(documentNumber)).toEqual([])
  })
})

describe('a lost answer of a connected installation', () => {
  test('doubles no proposal, which says that it is uncertain until it is known', async () => {
    let lost = 0
    proxy.spoil(({ method, path }, response) => {
      if (method !== 'POST' || path !== '/api/fgts/proposal' || lost > 0) return false
      lost += 1
      response.destroy()
      return true
    })
    const documentNumber = nextCpf()
    const id = await createProposal(documentNumber)
    const formalized = await untilStatus(id, 'formalization')
    expect(lost).toBe(1)
    expect(
      formalized.history.map((line: { reason: { code: string } | null }) => line.reason?.code),
    ).toContain('submission_uncertain')
    expect(formalized.statusReason).toBeNull()
    expect(await upstreamProposalsOf(documentNumber)).toHaveLength(1)
  })

  test('doubles no balance query', async () => {
    let lost = 0
    proxy.spoil(({ path }, response) => {
      if (path !== '/api/fgts/balance' || lost > 0) return false
      lost += 1
      response.destroy()
      return true
    })
    const documentNumber = nextCpf()
    expect(await balanceOf(documentNumber)).toMatchObject({ status: 'success' })
    expect(lost).toBe(1)
    const { data } = await upstream.call(`/fgts/balance?search=${documentNumber}&includeExpired=true`)
    expect(data).toHaveLength(1)
  })
})

describe('the credentials of a connection', () => {
  test('are refused before anything is stored', async () => {
    await expect(connected.connect({ clientSecret: 'wrong' })).rejects.toMatchObject({
      code: 'institution_credentials_refused',
    })
    expect(await balanceOf(nextCpf())).toMatchObject({ status: 'success' })
  })

  test('are not sent to another address', async () => {
    const { connectInstitution } = await import('#lib/services/institutions/connect-institution.ts')
    const moved = connectInstitution(connected.manager(), {
      code: CONNECTED,
      baseAddress: `${upstream.origin}/api`,
      provider: 'aurora',
      clientId: 'demo-app',
      clientSecret: null,
    })
    await expect(moved).rejects.toMatchObject({ errors: [{ code: 'connection_secret_missing' }] })
  })

  test('are stored encrypted', async () => {
    const rows = await owner()`select * from institution_connections`
    expect(JSON.stringify(rows)).not.toContain('demo-app-secret')
  })
})

describe('a signature on the day after the proposal', () => {
  test('brings the figures of that day, which are then the same on both sides', async () => {
    const id = await createProposal(nextCpf())
    const before = await untilStatus(id, 'formalization')
    const upstreamId = await upstreamIdOf(id)
    for (const side of [upstream, hub]) await side.travel(24 * 3_600_000)
    await upstream.sign(upstreamId)
    const paid = await untilStatus(id, 'paid')
    const there = await upstream.call(`/fgts/proposal/${upstreamId}`)
    expect(there.availableBalance).not.toBe(before.availableBalance)
    expect(paid.availableBalance).toBe(there.availableBalance)
    for (const name of ['emissionAmount', 'iof', 'cet', 'releaseDate'])
      expect(paid.simulation[name], name).toBe(there.simulation[name])
  })
})
