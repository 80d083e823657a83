import fc from 'fast-check'
import { addMonths, day } from '#lib/domain/calendar.ts'
import type { FgtsAdvanceInput } from '#lib/domain/fgts/simulation.ts'
import {
  type CetBasis,
  type DayCount,
  type Fee,
  FGTS_PRICE_DEFAULTS,
  type Insurance,
  type IofRounding,
} from '#lib/domain/finance/price-parameters.ts'
import { cents } from '#lib/domain/money.ts'

const fraction = (most: number) =>
  fc.integer({ min: 0, max: most }).map((tenThousandths) => (tenThousandths / 10_000).toFixed(4))

const fee = fc.oneof(
  fc.record({ type: fc.constant('fixed' as const), value: fc.integer({ min: 0, max: 60_00 }) }),
  fc.record({
    type: fc.constant('percent' as const),
    value: fraction(2_000),
    basis: fc.constantFrom('issue' as const, 'net' as const),
  }),
) satisfies fc.Arbitrary<Fee>

const insurance = fc.oneof(
  fc.constant({ type: 'none' as const }),
  fc.record({ type: fc.constant('fixed' as const), value: fc.integer({ min: 0, max: 30_00 }) }),
  fc.record({ type: fc.constant('percent' as const), value: fraction(500) }),
) satisfies fc.Arbitrary<Insurance>

const anyParameters = fc.record({
  monthlyRate: fc.integer({ min: 10, max: 500 }).map((value) => (value / 10_000).toFixed(4)),
  dayCount: fc.constantFrom<DayCount>('ACT_30', 'ACT_365', 'PERIODIC', 'MONTHS', 'BUSINESS_252'),
  dailyRateDecimals: fc.constantFrom(null, 8),
  iofPrincipal: fc.constantFrom('PV' as const, 'AMORTISATION' as const),
  iofCap: fc.constantFrom('days_365' as const, 'flat_3_percent' as const),
  iofRounding: fc.constantFrom<IofRounding>('once', 'per_installment', 'per_component'),
  fee,
  insurance,
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
  minInstallments: fc.constant(FGTS_PRICE_DEFAULTS.minInstallments),
  maxInstallments: fc.constant(FGTS_PRICE_DEFAULTS.maxInstallments),
})

export const anyAdvance = (least = 100_00, most = 500_00): fc.Arbitrary<FgtsAdvanceInput> =>
  fc
    .record({
      amounts: fc.array(fc.integer({ min: least, max: most }), { minLength: 2, maxLength: 7 }),
      firstMonth: fc.integer({ min: 0, max: 11 }),
      parameters: anyParameters,
    })
    .map(({ amounts, firstMonth, parameters }) => ({
      installments: amounts.map((amount, year) => ({
        dueDate: addMonths(day('2026-12-01'), firstMonth + 12 * year),
        amountCents: cents(amount),
      })),
      parameters,
      releaseDate: day('2026-11-21'),
    }))
