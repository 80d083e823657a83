import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { eventually } from '#tests/support/checks/eventually.ts'
import { CONNECTED, importAndApprove } from '#tests/support/fixtures/connected-fixture.ts'
import {
  type ConnectedInstallations,
  connectInstallations,
  losingOnce,
} from '#tests/support/fixtures/connected-installations.ts'
import { nextCpf } from '#tests/support/fixtures/cpf.ts'

let linked: ConnectedInstallations
beforeAll(async () => {
  linked = await connectInstallations()
  await importAndApprove(linked.hub, linked.connected)
})
beforeEach(() => linked.proxy.spoil(() => false))
afterAll(() => linked.stop())

const owner = () => linked.hub.database.owner

const untilStatus = (id: string, status: string) => linked.steps.untilStatus('fgts', id, status)

const upstreamProposalsOf = async (documentNumber: string) =>
  (await linked.upstream.call(`/fgts/proposal?search=${documentNumber}`)).data

describe('an FGTS advance through a connected installation', () => {
  test('is signed there, paid on both sides, with equal amounts', async () => {
    const documentNumber = nextCpf()
    const id = await linked.steps.createProposal(documentNumber)
    const formalized = await untilStatus(id, 'formalization')
    const upstreamId = await linked.upstreamIdOf(id)
    await linked.upstream.sign(upstreamId)
    const paid = await untilStatus(id, 'paid')
    const there = await linked.upstream.call(`/fgts/proposal/${upstreamId}`)
    expect(there).toMatchObject({ status: 'paid', externalReference: id })
    for (const name of ['availableBalance', 'totalBalance', 'totalInstallments'])
      expect(paid[name], name).toBe(there[name])
    for (const name of ['emissionAmount', 'iof', 'tc', 'insuranceAmount', 'releaseDate'])
      expect(paid.simulation[name], name).toBe(there.simulation[name])
    expect(formalized.history.map(({ status }: { status: string }) => status)).toContain('formalization')
  })

  test('sends the customer to the page of the installation behind it', async () => {
    const id = await linked.steps.createProposal(nextCpf())
    await untilStatus(id, 'formalization')
    const { formalizationLink } = await linked.upstream.call(
      `/fgts/proposal/${await linked.upstreamIdOf(id)}`,
    )
    const { getFormalization } = await import('#lib/services/formalization/get-formalization.ts')
    const { formalizationTokenOf } = await import('#lib/services/self-service/shared/formalization-link.ts')
    const { customer } = await import('#tests/support/fixtures/proposal-fixture.ts')
    const token = formalizationTokenOf({ organizationId: linked.connected.organizationId, proposalId: id })
    const view = await getFormalization(await customer(), { token })
    expect(view).toMatchObject({ signsAt: formalizationLink })
  })

  test('passes on the refusal of a balance with its code', async () => {
    expect(await linked.steps.balanceOf(nextCpf('901'))).toMatchObject({
      status: 'fail',
      code: 'inexistent_anniversary_membership',
    })
  })

  test('answers a second query after the cache was cleared, although the other side still has the first', async () => {
    const documentNumber = nextCpf()
    const first = await linked.steps.balanceOf(documentNumber)
    await linked.connected.api(`/fgts/balance/cache/${documentNumber}`, { method: 'DELETE' })
    // The event overtakes the answer that says which query it belongs to.
    let overtaken = 0
    linked.proxy.spoil(({ path }, _, pass) => {
      if (path !== '/api/fgts/balance' || overtaken > 0) return false
      overtaken += 1
      void eventually('the event to be read', async () => {
        const [row] = await owner()`
          select 1 from institution_events where resource_id = ${first.id} and outcome = 'ignored'`
        return row
      }).then(pass)
      return true
    })
    const second = await linked.steps.balanceOf(documentNumber)
    expect(overtaken).toBe(1)
    expect(second.id).not.toBe(first.id)
    expect(second).toMatchObject({ status: 'success', amount: first.amount })
  })

  test('continues after another PIX key when the payout is refused', async () => {
    const id = await linked.steps.createProposal(nextCpf('930'))
    await untilStatus(id, 'formalization')
    await linked.upstream.sign(await linked.upstreamIdOf(id))
    await untilStatus(id, 'pending')
    const solution = { type: 'pix_refusal', data: { pix: 'maria@example.com' } }
    await linked.connected.api(`/fgts/proposal/${id}/solvePendency`, { body: solution })
    await untilStatus(id, 'paid')
  })

  test('is canceled there when it is canceled here', async () => {
    const id = await linked.steps.createProposal(nextCpf())
    await untilStatus(id, 'formalization')
    const upstreamId = await linked.upstreamIdOf(id)
    await linked.connected.api(`/fgts/proposal/${id}/cancel`, { method: 'PATCH', body: {} })
    await eventually('the cancellation there', async () => {
      const { status } = await linked.upstream.call(`/fgts/proposal/${upstreamId}`)
      return status === 'canceled'
    })
  })

  test('is rejected with the line and both amounts when the figures differ by one cent', async () => {
    linked.proxy.spoil(({ path, body, status }, response) => {
      if (path !== '/api/fgts/simulations') return false
      const simulation = JSON.parse(body)
      const iof = Math.round(simulation.iof * 100 + 1) / 100
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ ...simulation, iof }))
      return true
    })
    const documentNumber = nextCpf()
    const id = await linked.steps.createProposal(documentNumber)
    const rejected = await untilStatus(id, 'rejected')
    expect(rejected.statusReason).toBe('institution_figures_differ')
    expect(rejected.statusDescription).toMatch(/^Para a instituição, o IOF é R\$ [\d,]+; aqui, R\$ [\d,]+\./)
    expect(await upstreamProposalsOf(documentNumber)).toEqual([])
  })
})

describe('a lost answer of a connected installation', () => {
  test('doubles no proposal, which says that it is uncertain until it is known', async () => {
    const losing = losingOnce('POST', '/api/fgts/proposal')
    linked.proxy.spoil(losing.fault)
    const documentNumber = nextCpf()
    const id = await linked.steps.createProposal(documentNumber)
    const formalized = await untilStatus(id, 'formalization')
    expect(losing.lost()).toBe(1)
    expect(
      formalized.history.map((line: { reason: { code: string } | null }) => line.reason?.code),
    ).toContain('submission_uncertain')
    expect(formalized.statusReason).toBeNull()
    expect(await upstreamProposalsOf(documentNumber)).toHaveLength(1)
  })

  test('doubles no balance query', async () => {
    const losing = losingOnce('POST', '/api/fgts/balance')
    linked.proxy.spoil(losing.fault)
    const documentNumber = nextCpf()
    expect(await linked.steps.balanceOf(documentNumber)).toMatchObject({ status: 'success' })
    expect(losing.lost()).toBe(1)
    const { data } = await linked.upstream.call(`/fgts/balance?search=${documentNumber}&includeExpired=true`)
    expect(data).toHaveLength(1)
  })
})

describe('the credentials of a connection', () => {
  test('are refused before anything is stored', async () => {
    await expect(linked.connected.connect({ clientSecret: 'wrong' })).rejects.toMatchObject({
      code: 'institution_credentials_refused',
    })
    expect(await linked.steps.balanceOf(nextCpf())).toMatchObject({ status: 'success' })
  })

  test('are not sent to another address', async () => {
    const { connectInstitution } = await import('#lib/services/institutions/connect-institution.ts')
    const moved = connectInstitution(linked.connected.manager(), {
      code: CONNECTED,
      baseAddress: `${linked.upstream.origin}/api`,
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
    const id = await linked.steps.createProposal(nextCpf())
    const before = await untilStatus(id, 'formalization')
    const upstreamId = await linked.upstreamIdOf(id)
    for (const side of [linked.upstream, linked.hub]) await side.travel(24 * 3_600_000)
    await linked.upstream.sign(upstreamId)
    const paid = await untilStatus(id, 'paid')
    const there = await linked.upstream.call(`/fgts/proposal/${upstreamId}`)
    expect(there.availableBalance).not.toBe(before.availableBalance)
    expect(paid.availableBalance).toBe(there.availableBalance)
    for (const name of ['emissionAmount', 'iof', 'cet', 'releaseDate'])
      expect(paid.simulation[name], name).toBe(there.simulation[name])
  })
})
