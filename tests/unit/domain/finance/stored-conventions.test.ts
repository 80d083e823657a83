import { describe, expect, test } from 'vitest'
import { addMonths, day } from '#lib/domain/calendar.ts'
import { simulateCltLoan } from '#lib/domain/clt/simulation.ts'
import { simulateFgtsAdvance } from '#lib/domain/fgts/simulation.ts'
import {
  CLT_PRICE_DEFAULTS,
  FGTS_PRICE_DEFAULTS,
  type PriceParameters,
  withConventions,
} from '#lib/domain/finance/price-parameters.ts'
import { cents } from '#lib/domain/money.ts'
import { OPEN_LIMIT } from '#tests/unit/domain/clt/arbitraries.ts'

/** Removes the convention fields that older stored price tables lack. */
const earlier = (parameters: PriceParameters): PriceParameters => {
  const { iofDays, iofRates, firstPeriodInterest, scheduleRounding, holidays, requestedValue, ...old } =
    parameters
  return old
}

const lend = (parameters: PriceParameters, value = 5_000_00) =>
  simulateCltLoan({
    amount: { by: 'net', cents: cents(value) },
    marginCents: cents(1_000_00),
    limit: OPEN_LIMIT,
    numberOfInstallments: 24,
    releaseDate: day('2026-11-23'),
    firstDueDate: day('2027-01-20'),
    parameters,
  })

describe('a table stored before conventions could be chosen', () => {
  test('is computed as it was: to the cents stored with its simulations', () => {
    expect(withConventions(earlier(FGTS_PRICE_DEFAULTS))).toEqual(FGTS_PRICE_DEFAULTS)
    const old = earlier(CLT_PRICE_DEFAULTS)
    expect(Object.keys(old)).not.toContain('iofDays')
    // These figures were computed before price tables could choose conventions.
    expect(lend(old)).toMatchObject({
      issueCents: 5_155_08,
      installmentCents: 330_64,
      cetMonthly: '0.037605',
    })
    const advance = simulateFgtsAdvance({
      installments: [500_00, 498_63, 497_26].map((amount, year) => ({
        dueDate: addMonths(day('2027-03-01'), 12 * year),
        amountCents: cents(amount),
      })),
      parameters: earlier(FGTS_PRICE_DEFAULTS),
      releaseDate: day('2026-11-23'),
    })
    expect([advance.issueCents, advance.iofCents, advance.cetMonthly]).toEqual([115382, 2859, '0.020160'])
  })
})

test('reads a requested value as the net, or as what is lent where the table says so', () => {
  const result = lend({ ...CLT_PRICE_DEFAULTS, requestedValue: 'issue' }, 5_155_08)
  expect(result).toMatchObject({ issueCents: 5_155_08, netCents: 5_000_00, installmentCents: 330_64 })
})
