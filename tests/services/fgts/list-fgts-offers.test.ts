import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { choosablesOf, firstLines, installmentsOf } from '#components/fgts/fgts-choice.ts'
import { day } from '#lib/domain/calendar.ts'
import { largestFgtsRequest } from '#lib/domain/fgts/largest-request.ts'
import { fgtsRulesOn } from '#lib/domain/fgts/rules.ts'
import { cents } from '#lib/domain/money.ts'
import type { Context } from '#lib/services/context.ts'
import { compareFgtsTables } from '#lib/services/fgts/compare-fgts-tables.ts'
import { listFgtsOffers } from '#lib/services/fgts/list-fgts-offers.ts'
import { makeCpf } from '#tests/support/fixtures/cpf.ts'
import { at, type FgtsFixture, HOUR_MS, startFgtsFixture, yearly } from './fgts-fixture.ts'

let fixture: FgtsFixture
let context: Context

beforeAll(async () => {
  fixture = await startFgtsFixture()
  context = await fixture.caller()
})
afterAll(() => fixture.stop())

const TODAY = day('2026-11-21')
const ON = { rules: fgtsRulesOn(TODAY), today: TODAY, releaseDate: TODAY }

const dueToday = (...reais: number[]) =>
  yearly(...reais).map(({ amountCents }, index) => ({ dueDate: day(`${2026 + index}-11-21`), amountCents }))

describe('the offers on several balances', () => {
  test('match the comparison of tables at the most that the rules allow, the cheapest first', async () => {
    const documentNumber = makeCpf({ seed: 830 })
    const periods = yearly(900, 430.5, 99.99, 320, 100)
    const id = await fixture.balance(context, documentNumber, periods)
    const [offers] = await listFgtsOffers(context, { balanceIds: [id] })
    const desiredInstallments = largestFgtsRequest(periods, ON)
    expect(desiredInstallments.map(({ amountCents }) => amountCents)).toEqual([500_00, 430_50])
    const comparison = await compareFgtsTables(context, {
      documentNumber,
      provider: 'aurora',
      targetAmount: cents(0),
      desiredInstallments,
    })
    const nets = comparison.map(({ simulation }) => simulation?.netCents ?? 0)
    expect(offers?.tables.map(({ simulation }) => simulation?.netCents)).toEqual(
      nets.toSorted((a, b) => b - a),
    )
    expect(offers?.tables.map(({ name }) => name)).not.toContain('')
  })

  test.each([
    { first: 'one in March', periods: yearly(900, 99.99, 430.5, 320, 100) },
    { first: 'due today', periods: dueToday(900, 430.5, 320, 100) },
  ])('match the initial choice of the simulation (first withdrawal: $first)', ({ periods }) => {
    const lines = firstLines(choosablesOf(periods, ON), ON.rules)
    expect(largestFgtsRequest(periods, ON)).toEqual(installmentsOf({ lines }))
  })

  test('leave out a withdrawal that is due when the money would arrive', async () => {
    const id = await fixture.balance(context, makeCpf({ seed: 833 }), dueToday(900, 430.5, 320))
    const [offers] = await listFgtsOffers(context, { balanceIds: [id] })
    expect(offers?.tables.length).toBeGreaterThan(0)
    for (const { simulation } of offers?.tables ?? [])
      expect(simulation?.installments.map(({ dueDate }) => dueDate)).toEqual(['2027-11-21', '2028-11-21'])
  })

  test('say why a table refuses, and omit expired, unknown and foreign balances', async () => {
    const single = await fixture.balance(context, makeCpf({ seed: 831 }), yearly(300))
    const other = await fixture.caller()
    const foreign = await fixture.balance(other, makeCpf({ seed: 832 }))
    const balanceIds = [single, foreign, '019a0000-0000-7000-8000-000000000000']
    const offers = await listFgtsOffers(context, { balanceIds })
    expect(offers.map(({ balanceId }) => balanceId)).toEqual([single])
    expect(offers[0]?.tables.map(({ refusal }) => refusal?.code)).toEqual(
      offers[0]?.tables.map(() => 'too_few_installments'),
    )
    expect(await listFgtsOffers(at(context, 25 * HOUR_MS), { balanceIds })).toEqual([])
  })
})
