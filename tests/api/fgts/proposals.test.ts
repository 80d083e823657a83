import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { now } from '#lib/config/clock.ts'
import type { ProposalStatus } from '#lib/domain/proposals/status.ts'
import { type ProposalFixture, proposalFixture } from '#tests/support/fixtures/proposal-fixture.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

let harness: Harness
let proposals: ProposalFixture

beforeAll(async () => {
  harness = await startHarness({ worker: false })
  proposals = await proposalFixture(harness)
})

afterAll(() => harness?.stop())

const cancel = (id: string, body?: unknown) =>
  harness.api(`/fgts/proposal/${id}/cancel`, { method: 'PATCH', body })

const idsOf = async (query: string) => {
  const answer = await harness.api(`/fgts/proposal?${query}`)
  expect(answer.status, answer.text).toBe(200)
  return answer.body.data.map((item: { id: string }) => item.id)
}

describe('GET /fgts/proposal', () => {
  test('lists newest first, and finds by CPF, contract number and any words of the name', async () => {
    const first = await proposals.create({ name: 'Joaquim Antônio Ferraz' })
    const second = await proposals.create({ name: 'Antonia Ferraz Lima' })
    expect((await idsOf('')).slice(0, 2)).toEqual([second.id, first.id])
    expect(await idsOf(`search=${first.documentNumber}`)).toEqual([first.id])
    expect(await idsOf(`search=${encodeURIComponent(first.answer.body.contractNumber)}`)).toEqual([first.id])
    expect(await idsOf('search=ferraz%20anto')).toEqual([second.id, first.id])
    expect(await idsOf(`search=${encodeURIComponent('JOAQUIM antonio')}`)).toEqual([first.id])
    expect(await idsOf('search=raz')).toEqual([])
    expect(await idsOf('search=%25')).toEqual([])
    const { body } = await harness.api(`/fgts/proposal?search=${first.documentNumber}`)
    expect(body.data[0]).toMatchObject({
      id: first.id,
      documentNumber: first.documentNumber,
      clientName: 'Joaquim Antônio Ferraz',
      partnerId: proposals.organizationId,
      provider: 'aurora',
      status: 'generating_ccb',
      statusReason: null,
      totalBalance: 1500,
      totalInstallments: 3,
      paymentType: 'pix',
      formalizationLink: first.answer.body.formalizationLink,
      pendingItems: [],
    })
    expect(body.data[0].disbursedIssueAmount).toBe(body.data[0].availableBalance.toFixed(2))
    expect(body.data[0].availableBalance).toBeGreaterThan(0)
  })

  test('filters by several statuses and by days in São Paulo, both inclusive', async () => {
    const { id } = await proposals.create()
    await proposals.bring(id, 'pending')
    expect(await idsOf('status=pending,paid')).toContain(id)
    expect(await idsOf('status=paid')).not.toContain(id)
    const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' }).format(now())
    expect(await idsOf(`startDate=${today}&endDate=${today}`)).toContain(id)
    expect(await idsOf('endDate=2020-01-01')).toEqual([])
    const answer = await harness.api('/fgts/proposal?status=nonsense')
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ pointer: '/status' }] } })
  })

  test('includes pending items in the list', async () => {
    const { id, documentNumber } = await proposals.create()
    await proposals.bring(id, 'pending')
    const { body } = await harness.api(`/fgts/proposal?search=${documentNumber}`)
    expect(body.data[0].pendingItems).toMatchObject([{ type: 'pix_refusal', code: 'pix_refusal' }])
  })

  test('pages by number and by cursor without losing or repeating a row', async () => {
    for (let count = 0; count < 3; count += 1) await proposals.create()
    const all = await idsOf('limit=100')
    const ids: string[] = []
    let cursor: string | null = null
    do {
      const answer = await harness.api(`/fgts/proposal?limit=2${cursor ? `&cursor=${cursor}` : ''}`)
      ids.push(...answer.body.data.map((item: { id: string }) => item.id))
      cursor = answer.body.pages.nextCursor
    } while (cursor)
    expect(ids).toEqual(all)
    const byDay: string[] = []
    do {
      const answer = await harness.api(
        `/fgts/proposal?limit=2&startDate=2020-01-01${cursor ? `&cursor=${cursor}` : ''}`,
      )
      byDay.push(...answer.body.data.map((item: { id: string }) => item.id))
      cursor = answer.body.pages.nextCursor
    } while (cursor)
    expect(byDay).toEqual(all)
    expect(await idsOf('limit=2&page=2')).toEqual(all.slice(2, 4))
    const { pages } = (await harness.api('/fgts/proposal?limit=2&page=2')).body
    expect(pages).toMatchObject({ current: 2, total: all.length, totalIsExact: true, hasPrev: true })
  })
})

describe('GET /fgts/proposal/{id}', () => {
  test('includes simulation, periods, borrower, masked payment, history and documents', async () => {
    const { id, documentNumber, simulation } = await proposals.create()
    await proposals.report(id, 'formalization')
    const { body } = await harness.api(`/fgts/proposal/${id}`)
    expect(body.simulation).toMatchObject({
      id: simulation.id,
      availableBalance: simulation.netCents / 100,
    })
    expect(body.periods).toHaveLength(3)
    expect(body.borrower).toMatchObject({ individualDocumentNumber: documentNumber, phone: '987654321' })
    expect(body.payment.data.pix).toMatch(/^\*{3}\.\d{3}\.\d{3}-\*\*$/)
    expect(body.history).toMatchObject([
      { status: 'generating_ccb', actor: 'Demo' },
      { status: 'formalization', actor: 'Aurora' },
    ])
    expect(body.documents).toMatchObject([{ type: 'ccb', contentType: 'application/pdf' }])
  })

  test('returns the same 404 for an unknown, an invalid and a foreign id', async () => {
    for (const id of ['01981f69-0f00-7aaa-8aaa-000000000001', 'nonsense']) {
      expect(await harness.api(`/fgts/proposal/${id}`)).toMatchObject({
        status: 404,
        body: { code: 'not_found' },
      })
    }
  })
})

describe('PATCH /fgts/proposal/{id}/cancel', () => {
  const outcomes: [ProposalStatus, number, string][] = [
    ['generating_ccb', 200, 'canceled'],
    ['formalization', 200, 'canceled'],
    ['analysis', 200, 'canceled'],
    ['manual_analysis', 200, 'canceled'],
    ['awaiting_call', 200, 'canceled'],
    ['pending', 200, 'canceled'],
    ['processing', 200, 'awaiting_cancel'],
    ['canceled', 200, 'canceled'],
    ['awaiting_cancel', 409, 'awaiting_cancel'],
    ['paid', 409, 'paid'],
    ['rejected', 409, 'rejected'],
    ['refunded', 409, 'refunded'],
  ]

  test.each(outcomes)('in %s returns %i and leaves the status %s', async (from, status, after) => {
    const { id } = await proposals.create()
    await proposals.bring(id, from)
    const answer = await cancel(id)
    expect(answer.status, answer.text).toBe(status)
    if (status === 409)
      expect(answer.body).toMatchObject({ code: 'proposal_not_cancellable', currentStatus: from })
    else expect(answer.body).toMatchObject({ id, status: after })
    expect((await harness.api(`/fgts/proposal/${id}`)).body).toMatchObject({
      status: after,
      pendingItems: [],
    })
  })

  test('keeps the reason under either name, notifies the institution, and cancels once when called many times', async () => {
    const { id } = await proposals.create()
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        cancel(id, { cancel_reason: 'client:gave_up', cancel_description: 'mudou de ideia' }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
    const { body } = await harness.api(`/fgts/proposal/${id}`)
    expect(body.statusReason).toBe('canceled_by_request')
    expect(body.statusDescription).toContain('O cliente desistiu: mudou de ideia')
    expect(body.history.filter((line: { status: string }) => line.status === 'canceled')).toHaveLength(1)
    const jobs = await harness.database.owner`
      select 1 from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = 'request_cancellation' and j.payload->>'proposalId' = ${id}`
    expect(jobs).toHaveLength(1)
  })
})
