import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Context } from '#lib/services/context.ts'
import { clearFgtsBalanceCache } from '#lib/services/fgts/clear-fgts-balance-cache.ts'
import { expireFgtsBalanceQuery } from '#lib/services/fgts/expire-fgts-balance-query.ts'
import { getFgtsBalanceQuery } from '#lib/services/fgts/get-fgts-balance-query.ts'
import { listFgtsBalances } from '#lib/services/fgts/list-fgts-balances.ts'
import { startFgtsBalanceQuery } from '#lib/services/fgts/start-fgts-balance-query.ts'
import { makeCpf } from '#tests/support/fixtures/cpf.ts'
import { at, type FgtsFixture, HOUR_MS, START, startFgtsFixture, yearly } from './fgts-fixture.ts'

let fixture: FgtsFixture
let context: Context
beforeAll(async () => {
  fixture = await startFgtsFixture()
})
afterAll(() => fixture.stop())

const startQuery = async (seed: number) => {
  context = await fixture.caller()
  const documentNumber = makeCpf({ seed })
  return { documentNumber, ...(await startFgtsBalanceQuery(context, { documentNumber, provider: 'aurora' })) }
}

describe('a query that ends', () => {
  test('stores the withdrawals by date with their sum, and lives exactly 24 hours from its end', async () => {
    const { queryId } = await startQuery(100)
    const later = at(context, 2000)
    expect(await fixture.succeed(later, queryId, yearly(500, 430.5).reverse())).toBe('applied')
    const view = await getFgtsBalanceQuery(later, { id: queryId })
    expect(view).toMatchObject({ status: 'success', amountCents: 93_050, periods: yearly(500, 430.5) })
    expect(view.expiresAt).toEqual(new Date(later.now.getTime() + 24 * HOUR_MS))
    expect(view.eligibility).toEqual({ eligible: true, reasons: [] })
  })

  test('changes nothing when a report is repeated, late or otherwise', async () => {
    const { queryId } = await startQuery(101)
    await fixture.succeed(context, queryId)
    expect(await fixture.succeed(at(context, 50), queryId, yearly(100, 100))).toBe('ignored')
    expect(await fixture.fail(at(context, 60), queryId, 'no_balance')).toBe('ignored')
    await expireFgtsBalanceQuery(at(context, HOUR_MS), { queryId })
    expect(await getFgtsBalanceQuery(context, { id: queryId })).toMatchObject({
      status: 'success',
      amountCents: 125_050,
    })
    expect((await fixture.events(context)).length).toBe(1)
  })

  test('is reported once when two reports arrive at the same moment', async () => {
    const { queryId } = await startQuery(102)
    const outcomes = await Promise.all([
      fixture.succeed(context, queryId),
      fixture.fail(context, queryId, 'no_balance'),
    ])
    expect([...outcomes].sort()).toEqual(['applied', 'ignored'])
    expect((await fixture.events(context)).length).toBe(1)
  })

  test('explains a missing balance, with the responsible party and the next action', async () => {
    const { queryId } = await startQuery(103)
    await fixture.fail(context, queryId, 'unauthorized_institution')
    const [event] = await fixture.events(context)
    expect(event).toMatchObject({
      type: 'balance.status.received.fail',
      code: 'unauthorized_institution',
      status: 'fail',
    })
    expect(event).not.toHaveProperty('amount')
    const view = await getFgtsBalanceQuery({ ...context, language: 'en' }, { id: queryId })
    expect(view.failure).toMatchObject({ code: 'unauthorized_institution', retryable: true })
    expect(view.failure?.text).toContain('has not authorized')
    expect(view.eligibility).toMatchObject({
      eligible: false,
      reasons: [{ code: 'unauthorized_institution' }],
    })
  })

  test('fails when every withdrawal is below the current minimum, and when there is none', async () => {
    const small = await startQuery(104)
    await fixture.succeed(context, small.queryId, yearly(99.99, 50))
    expect(await fixture.query(small.queryId)).toMatchObject({
      status: 'fail',
      code: 'installments_below_minimum',
      reason_details: { minimumCents: 10_000 },
    })
    const none = await startQuery(105)
    await fixture.succeed(context, none.queryId, yearly(0, 0))
    expect(await fixture.query(none.queryId)).toMatchObject({ status: 'fail', code: 'no_balance' })
  })

  test('reports with the balance what would stop a simulation', async () => {
    const single = await startQuery(106)
    await fixture.succeed(context, single.queryId, yearly(400))
    expect((await getFgtsBalanceQuery(context, { id: single.queryId })).eligibility).toMatchObject({
      eligible: false,
      reasons: [{ code: 'single_installment_only' }],
    })
    const waiting = await startQuery(107)
    await fixture.report(context, waiting.queryId, {
      kind: 'fgts_balance_succeeded',
      externalId: 'x',
      amountCents: yearly(800)[0]?.amountCents as never,
      periods: yearly(400, 400),
      optedInDate: '2026-11-01' as never,
    })
    const view = await getFgtsBalanceQuery(context, { id: waiting.queryId })
    expect(view.eligibility).toMatchObject({
      eligible: false,
      reasons: [{ code: 'waiting_period', until: '2027-01-30' }],
    })
    expect(view.eligibility?.reasons[0]?.text).toContain('30/01/2027')
  })
})

describe('an unanswered query', () => {
  test('ends at its deadline as provider_timeout, and a later report changes nothing', async () => {
    const { queryId } = await startQuery(110)
    await expireFgtsBalanceQuery(at(context, HOUR_MS), { queryId })
    expect(await fixture.query(queryId)).toMatchObject({ status: 'fail', code: 'provider_timeout' })
    expect(await fixture.succeed(at(context, HOUR_MS), queryId)).toBe('ignored')
    expect((await fixture.events(context)).map((event) => event.code)).toEqual(['provider_timeout'])
  })
})

describe('clearing while a query runs', () => {
  test('wins: the late result is reported but not kept', async () => {
    const { queryId, documentNumber } = await startQuery(120)
    await clearFgtsBalanceCache(context, { documentNumber })
    expect(await fixture.succeed(at(context, 10), queryId)).toBe('applied')
    expect((await fixture.events(context)).map((event) => event.type)).toEqual([
      'balance.status.received.success',
    ])
    const balances = await listFgtsBalances(at(context, 20), { page: 1, limit: 20, search: documentNumber })
    expect(balances.rows).toEqual([])
    const next = await startFgtsBalanceQuery(at(context, 30), { documentNumber, provider: 'aurora' })
    expect(next.cached).toBe(false)
  })

  test('wins in either order of the two commits', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { queryId, documentNumber } = await startQuery(130 + round)
      await Promise.all([
        clearFgtsBalanceCache(context, { documentNumber }),
        fixture.succeed(context, queryId),
      ])
      const row = await fixture.query(queryId)
      expect(row).toMatchObject({ status: 'success', cleared_at: START })
    }
  })
})
