import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { institutionReport } from '#db/encrypted-columns.ts'
import {
  clearFgtsBalanceCacheContract,
  getFgtsBalanceQueryContract,
  listFgtsBalancesContract,
} from '#lib/contracts/fgts/balance.ts'
import { eventually } from '#tests/support/checks/eventually.ts'
import { makeCpf } from '#tests/support/fixtures/cpf.ts'
import { plainRows } from '#tests/support/fixtures/plain-rows.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'
import type { Receiver } from '#tests/support/servers/receiver.ts'

let harness: Harness
let receiver: Receiver
beforeAll(async () => {
  harness = await startHarness()
  receiver = await harness.receiver()
  const response = await harness.api('/user/webhook/balance', { body: { url: receiver.url } })
  expect(response.status).toBe(200)
})
afterAll(() => harness.stop())

const post = (documentNumber: unknown, provider: unknown = 'aurora') =>
  harness.api('/fgts/balance', { body: { documentNumber, provider } })

const untilEvents = (documentNumber: string, count = 1) =>
  eventually(`${count} event(s)`, () => {
    const events = receiver.received.filter((entry) => entry.body.documentNumber === documentNumber)
    return events.length >= count ? events.map((entry) => entry.body) : undefined
  })

describe('a balance query from start to end', () => {
  test('returns null, sends the result by webhook and lists it', async () => {
    const cpf = makeCpf({ seed: 600 })
    const answer = await post(cpf.replace(/(\d{3})(\d{3})(\d{3})(\d{2})/, '$1.$2.$3-$4'), 'AURORA')
    expect([answer.status, answer.text]).toEqual([200, 'null'])
    expect(answer.headers.get('content-type')).toBe('application/json')
    const queryId = answer.headers.get('x-balance-query-id')
    expect(answer.headers.get('location')).toBe(`/api/fgts/balance/queries/${queryId}`)

    const [event] = await untilEvents(cpf)
    expect(event).toMatchObject({
      type: 'balance.status.received.success',
      balanceId: queryId,
      queryId,
      provider: 'aurora',
      cached: false,
      livemode: false,
      sequence: 1,
    })
    expect(event).not.toHaveProperty('errorMessage')

    const list = await harness.api(`/fgts/balance?search=${cpf}`)
    expect(list.status).toBe(200)
    expect(listFgtsBalancesContract.response.safeParse(list.body).error?.issues ?? []).toEqual([])
    expect(list.body.pages).toMatchObject({ current: 1, limit: 20, total: 1, totalIsExact: true })
    const [item] = list.body.data
    expect(item).toMatchObject({
      id: queryId,
      balanceId: queryId,
      documentNumber: cpf,
      provider: 'aurora',
      status: 'success',
      statusInfo: null,
      code: null,
      amount: event?.amount,
      periods: event?.periods,
      expiresAt: event?.expiresAt,
    })
    expect(item.partnerId).toBe(await harness.demoOrganizationId())

    const query = await harness.api(`/fgts/balance/queries/${queryId}`)
    expect(getFgtsBalanceQueryContract.response.safeParse(query.body).error?.issues ?? []).toEqual([])
    expect(query.body).toMatchObject({ id: queryId, status: 'success', amount: item.amount })
  })

  test('reports a known result with cached true without asking the institution, until it is cleared', async () => {
    const cpf = makeCpf({ seed: 601 })
    const first = await post(cpf)
    await untilEvents(cpf)
    const again = await post(cpf)
    expect([again.status, again.text]).toEqual([200, 'null'])
    expect(again.headers.get('x-balance-query-id')).toBe(first.headers.get('x-balance-query-id'))
    const events = await untilEvents(cpf, 2)
    expect(events.map((event) => event.cached)).toEqual([false, true])
    const cases = await harness.database
      .owner`select id from sandbox_cases where reference = ${first.headers.get('x-balance-query-id')}`
    expect(cases.length).toBe(1)

    const cleared = await harness.api(`/fgts/balance/cache/${cpf}`, { method: 'DELETE' })
    expect(cleared.status).toBe(200)
    expect(clearFgtsBalanceCacheContract.response.safeParse(cleared.body).success).toBe(true)
    expect(cleared.body.message).toContain(cpf)
    expect((await harness.api(`/fgts/balance?search=${cpf}`)).body.data).toEqual([])
    const fresh = await post(cpf)
    expect(fresh.headers.get('x-balance-query-id')).not.toBe(first.headers.get('x-balance-query-id'))
  })

  test.each([
    ['901', 'inexistent_anniversary_membership'],
    ['902', 'unauthorized_institution'],
    ['903', 'ongoing_operation'],
    ['904', 'processing_pending_changes'],
    ['905', 'no_balance'],
    ['906', 'on_locked_date_range'],
    ['907', 'provider_unavailable'],
  ])('ends scenario %s as %s with text, who acts and what to do', async (digits79, code) => {
    const cpf = makeCpf({ seed: 610, digits79 })
    await post(cpf)
    const [event] = await untilEvents(cpf)
    expect(event).toMatchObject({ type: 'balance.status.received.fail', status: 'fail', code })
    expect(event?.errorMessage).toBeTruthy()
    expect(event).not.toHaveProperty('balance')
    const { body } = await harness.api(`/fgts/balance?search=${cpf}&status=fail`)
    expect(body.data[0]).toMatchObject({
      status: 'fail',
      code,
      statusInfo: event?.errorMessage,
      nextAction: event?.nextAction,
      retryable: event?.retryable,
      amount: null,
      periods: [],
    })
  })

  test('reports for a single period that a simulation is not possible', async () => {
    const cpf = makeCpf({ seed: 611, digits79: '910' })
    await post(cpf)
    await untilEvents(cpf)
    const { body } = await harness.api(`/fgts/balance?search=${cpf}`)
    expect(body.data[0].periods).toHaveLength(1)
    expect(body.data[0].eligibility).toMatchObject({
      eligible: false,
      reasons: [{ code: 'single_installment_only' }],
    })
  })

  test('is reported once when the institution reports twice or out of order', async () => {
    const [twice, disordered] = [
      makeCpf({ seed: 612, digits79: '911' }),
      makeCpf({ seed: 612, digits79: '912' }),
    ]
    await post(twice)
    await post(disordered)
    await untilEvents(twice)
    await untilEvents(disordered)
    await eventually('all reports interpreted', async () => {
      const all = plainRows(institutionReport, await harness.database.owner`select * from institution_events`)
      const rows = all.filter(({ body }) => [twice, disordered].some((cpf) => body.includes(cpf)))
      return rows.length >= 3 && rows.every((row) => row.outcome !== 'received')
    })
    for (const cpf of [twice, disordered]) {
      expect(receiver.received.filter((entry) => entry.body.documentNumber === cpf)).toHaveLength(1)
    }
  })

  test('ends as provider_timeout at the deadline when the institution never answers', async () => {
    const cpf = makeCpf({ seed: 613, digits79: '908' })
    const answer = await post(cpf)
    const queryId = answer.headers.get('x-balance-query-id')
    const pending = await harness.api(`/fgts/balance?search=${cpf}&status=pending`)
    expect(pending.body.data[0]).toMatchObject({ id: queryId, status: 'pending', amount: null })
    await eventually('the query to run', async () => {
      return (await harness.api(`/fgts/balance/queries/${queryId}`)).body.status === 'running'
    })
    await harness.travel(3_600_000)
    const [event] = await untilEvents(cpf)
    expect(event).toMatchObject({ code: 'provider_timeout', retryable: true })
    expect((await harness.api(`/fgts/balance/queries/${queryId}`)).body.status).toBe('fail')
  })
})
