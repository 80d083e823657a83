import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getSalesFunnelContract } from '#lib/contracts/sales/funnel.ts'
import { getSalesOverviewContract } from '#lib/contracts/sales/overview.ts'
import { getSalesRankingContract } from '#lib/contracts/sales/ranking.ts'
import { listSalesRefusalsContract } from '#lib/contracts/sales/refusals.ts'
import { listSalesStagesContract } from '#lib/contracts/sales/stages.ts'
import { backOfficeSession } from '#tests/support/fixtures/back-office-session.ts'
import { type ProposalFixture, proposalFixture } from '#tests/support/fixtures/proposal-fixture.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

let harness: Harness
let proposals: ProposalFixture
let manager: { cookie: string }
let agent: { cookie: string }

beforeAll(async () => {
  harness = await startHarness({ worker: false })
  proposals = await proposalFixture(harness)
  manager = await backOfficeSession('manager@demo.local')
  agent = await backOfficeSession('agent@demo.local')
  const { id } = await proposals.create()
  await proposals.bring(id, 'processing')
  await proposals.report(id, 'paid')
  const proposal = await proposals.create()
  await proposals.bring(proposal.id, 'analysis')
  await proposals.report(proposal.id, 'rejected', { reason: { code: 'credit_refused', text: 'Recusada' } })
})
afterAll(() => harness.stop())

const read = (path: string, headers: Record<string, string> = manager) =>
  harness.api(path, { token: null, headers })

const REPORTS = [
  ['/panel/sales/overview', getSalesOverviewContract],
  ['/panel/sales/funnel', getSalesFunnelContract],
  ['/panel/sales/stages', listSalesStagesContract],
  ['/panel/sales/refusals', listSalesRefusalsContract],
  ['/panel/sales/ranking', getSalesRankingContract],
] as const

describe('sales over HTTP', () => {
  test.each(REPORTS)('return %s to a manager in the shape of its contract', async (path, { response }) => {
    const answer = await read(`${path}?period=today`)
    expect(answer.status).toBe(200)
    expect(response.safeParse(answer.body).error?.issues ?? []).toEqual([])
  })

  test.each(REPORTS)('reject %s for agents, programs and strangers', async (path) => {
    expect((await read(path, agent)).body.code).toBe('permission_denied')
    expect((await harness.api(path)).status).toBe(401)
    expect((await harness.api(path, { token: null })).status).toBe(401)
  })

  test('count a proposal from its creation to the payout', async () => {
    const overview = (await read('/panel/sales/overview?period=today')).body
    expect(overview.present.paid.contracts).toBe(1)
    expect(overview.present).toMatchObject({ created: 2, createdPaid: 1 })
    const [fgts] = (await read('/panel/sales/funnel?period=today&product=fgts')).body
    expect(fgts.counts).toEqual([2, 2, 2, 2, 2, 1])
    const refusals = (await read('/panel/sales/refusals?period=today')).body
    expect(refusals).toMatchObject([{ kind: 'proposal', code: 'credit_refused', count: 1 }])
    expect((await read('/panel/sales/overview?period=today&provider=ipe')).body.present.created).toBe(0)
  })

  test('reject a period without days, out of order or too long', async () => {
    for (const days of ['', '&from=2026-03-02&to=2026-03-01', '&from=2025-01-01&to=2026-03-01']) {
      const answer = await read(`/panel/sales/overview?period=custom${days}`)
      expect([answer.status, answer.body.errors?.[0]?.code]).toEqual([422, 'invalid_period'])
    }
  })

  test('export every table as CSV for Excel in Brazil, with the same filters and nothing personal', async () => {
    for (const sheet of ['volume', 'funnel', 'stages', 'refusals', 'ranking']) {
      const answer = await read(`/panel/sales/sheets/${sheet}?period=today`)
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8'])
      expect(answer.headers.get('content-disposition')).toContain('.csv')
      expect(answer.text).toContain(';')
      expect(answer.text).not.toMatch(/\d{11}/)
    }
    const volume = await read('/panel/sales/sheets/volume?period=today')
    expect(volume.text).toMatch(/;FGTS;1;\d+,\d\d;\d+,\d\d\r\n/)
    expect((await read('/panel/sales/sheets/volume', agent)).body.code).toBe('permission_denied')
    expect((await read('/panel/sales/sheets/nothing')).status).toBe(404)
  })
})
