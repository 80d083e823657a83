import fc from 'fast-check'
import { addDays, day } from '#lib/domain/calendar.ts'
import { cltFirstDueDate } from '#lib/domain/clt/first-due-date.ts'
import type { CltLoanInput } from '#lib/domain/clt/simulation.ts'
import {
  type CetBasis,
  CLT_PRICE_DEFAULTS,
  type DayCount,
  type IofRounding,
  type PriceParameters,
} from '#lib/domain/finance/price-parameters.ts'
import { cents } from '#lib/domain/money.ts'

export const OPEN_LIMIT = {
  monthMin: 0,
  monthMax: 600,
  installmentsMin: 1,
  installmentsMax: 480,
  valueMinCents: cents(1),
  valueMaxCents: cents(10_000_000_00),
}

const percent = (most: number) =>
  fc.integer({ min: 1, max: most }).map((tenThousandths) => (tenThousandths / 10_000).toFixed(4))

export const anyParameters: fc.Arbitrary<PriceParameters> = fc.record({
  monthlyRate: fc.integer({ min: 100, max: 550 }).map((value) => (value / 10_000).toFixed(4)),
  dayCount: fc.constantFrom<DayCount>('ACT_30', 'ACT_365', 'PERIODIC', 'MONTHS', 'BUSINESS_252'),
  dailyRateDecimals: fc.constantFrom(null, 8),
  iofPrincipal: fc.constantFrom('PV' as const, 'AMORTISATION' as const),
  iofCap: fc.constantFrom('days_365' as const, 'flat_3_percent' as const),
  iofRounding: fc.constantFrom<IofRounding>('once', 'per_installment', 'per_component'),
  fee: fc.oneof(
    fc.record({ type: fc.constant('fixed' as const), value: fc.integer({ min: 0, max: 60_00 }) }),
    fc.record({
      type: fc.constant('percent' as const),
      value: percent(800),
      basis: fc.constantFrom('issue' as const, 'net' as const),
    }),
  ),
  insurance: fc.oneof(
    fc.constant({ type: 'none' as const }),
    fc.record({ type: fc.constant('fixed' as const), value: fc.integer({ min: 0, max: 60_00 }) }),
    fc.record({ type: fc.constant('percent' as const), value: percent(500) }),
  ),
  cetBasis: fc.constantFrom<CetBasis>('ACT_365', 'ACT_30', 'PERIODS'),
  iofDays: fc.constantFrom('calendar' as const, 'months_of_30' as const),
  iofRates: fc.constantFrom(
    null,
    { daily: '0', additional: '0' },
    { daily: '0.000041', additional: '0.0038' },
  ),
  firstPeriodInterest: fc.constantFrom('paid_first' as const, 'capitalised' as const),
  scheduleRounding: fc.constantFrom('each_period' as const, 'once' as const, 'once_last_differs' as const),
  holidays: fc.constantFrom('national' as const, 'SP' as const),
  businessDayAdjust: fc.constantFrom('none' as const, 'next' as const),
  minInstallments: fc.constant(CLT_PRICE_DEFAULTS.minInstallments),
  maxInstallments: fc.constant(CLT_PRICE_DEFAULTS.maxInstallments),
})

/** Instalments of R$ 100 to R$ 2,000, up to 96 of them; the margin equals the instalment. */
export const anyLoan: fc.Arbitrary<CltLoanInput & { installmentCents: number }> = fc
  .record({
    installmentCents: fc.integer({ min: 100_00, max: 2_000_00 }),
    numberOfInstallments: fc.integer({ min: 3, max: 96 }),
    releasedAfter: fc.integer({ min: 0, max: 364 }),
    parameters: anyParameters,
  })
  .map(({ installmentCents, numberOfInstallments, releasedAfter, parameters }) => {
    const releaseDate = addDays(day('2026-06-01'), releasedAfter)
    return {
      amount: { by: 'margin' },
      installmentCents,
      marginCents: cents(installmentCents),
      limit: OPEN_LIMIT,
      numberOfInstallments,
      releaseDate,
      firstDueDate: cltFirstDueDate(releaseDate),
      parameters,
    }
  })

/**
 * A random search found this case: two issue values that differ by one cent leave the same net value, but an
 * instalment in whole cents repays only the larger issue value.
 */
export const SHORT_WITH_ONE_NET_OF_TWO_ISSUES: CltLoanInput & { installmentCents: number } = {
  amount: { by: 'margin' },
  installmentCents: 100_15,
  marginCents: cents(100_15),
  limit: OPEN_LIMIT,
  numberOfInstallments: 3,
  releaseDate: day('2026-09-22'),
  firstDueDate: day('2026-12-20'),
  parameters: {
    monthlyRate: '0.0114',
    dayCount: 'ACT_30',
    dailyRateDecimals: null,
    iofPrincipal: 'PV',
    iofCap: 'days_365',
    iofRounding: 'once',
    fee: { type: 'percent', value: '0.0136', basis: 'issue' },
    insurance: { type: 'fixed', value: 0 },
    cetBasis: 'ACT_365',
    businessDayAdjust: 'none',
    minInstallments: 6,
    maxInstallments: 96,
  },
}
