import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { day } from '#lib/domain/calendar.ts'
import { recomputeFgtsSimulation } from '#lib/domain/fgts/recompute.ts'
import {
  type FgtsAdvanceInput,
  type FgtsSimulation,
  simulateFgtsAdvance,
} from '#lib/domain/fgts/simulation.ts'
import { iofRuleOn } from '#lib/domain/finance/iof.ts'
import { FGTS_PRICE_DEFAULTS, type PriceParameters } from '#lib/domain/finance/price-parameters.ts'
import { cents } from '#lib/domain/money.ts'
import { anyAdvance } from './arbitraries.ts'

const releaseDate = day('2026-11-21')
const installments = [
  { dueDate: day('2027-03-01'), amountCents: cents(500_00) },
  { dueDate: day('2028-03-01'), amountCents: cents(430_00) },
  { dueDate: day('2029-03-01'), amountCents: cents(310_55) },
]
const simulate = (change: Partial<PriceParameters>) =>
  simulateFgtsAdvance({
    installments,
    releaseDate,
    parameters: {
      ...FGTS_PRICE_DEFAULTS,
      monthlyRate: '0.018',
      fee: { type: 'fixed', value: 20_00 },
      ...change,
    },
  })

const simulateOrNull = (input: FgtsAdvanceInput): FgtsSimulation | null => {
  try {
    return simulateFgtsAdvance(input)
  } catch (error) {
    expect(error).toMatchObject({ code: 'costs_exceed_value' })
    return null
  }
}

const figuresOf = (simulation: FgtsSimulation) => [
  simulation.issueCents,
  simulation.iofCents,
  simulation.feeCents,
  simulation.netCents,
  simulation.cetMonthly,
]

describe('an advance', () => {
  // The figures were computed independently, with fifty digits, from the formulas of docs/domain.md.
  test('has the figures of the formulas, under each convention', () => {
    expect(figuresOf(simulate({}))).toEqual([986_52, 23_04, 20_00, 943_48, '0.022136'])
    const fivePercent = {
      monthlyRate: '0.0179',
      fee: { type: 'percent', value: '0.05', basis: 'issue' },
    } as const
    expect(figuresOf(simulate(fivePercent))).toEqual([987_69, 23_07, 49_38, 915_24, '0.024853'])
    const ofNet = { ...fivePercent, fee: { ...fivePercent.fee, basis: 'net' } } as const
    expect(figuresOf(simulate(ofNet))).toEqual([987_69, 23_07, 45_93, 918_69, '0.024513'])
    const others = [
      [{ iofPrincipal: 'AMORTISATION' }, [986_52, 23_72, 20_00, 942_80, '0.022200']],
      [{ iofCap: 'flat_3_percent' }, [986_52, 23_07, 20_00, 943_45, '0.022139']],
      [{ iofRounding: 'per_installment' }, [986_52, 23_03, 20_00, 943_49, '0.022135']],
      [{ dailyRateDecimals: 4 }, [984_69, 22_98, 20_00, 941_71, '0.022302']],
      [{ dayCount: 'ACT_365' }, [989_43, 23_13, 20_00, 946_30, '0.021872']],
    ] as const
    for (const [change, figures] of others)
      expect(figuresOf(simulate(change)), JSON.stringify(change)).toEqual(figures)
  })

  test('states days, totals, rates and the tax rule it used', () => {
    const simulation = simulate({})
    expect(simulation.installments.map((item) => item.days)).toEqual([100, 466, 831])
    expect(simulation.totalCents).toBe(1_240_55)
    expect(simulation.annualRate).toBe('0.238721')
    expect(simulation.iofRule).toEqual(iofRuleOn(releaseDate))
  })

  test('counts the days to the next business day when the table says so', () => {
    const later = [
      { dueDate: day('2027-05-01'), amountCents: cents(500_00) },
      { dueDate: day('2028-05-01'), amountCents: cents(500_00) },
    ]
    const parameters = { ...FGTS_PRICE_DEFAULTS, businessDayAdjust: 'next' } as const
    const simulation = simulateFgtsAdvance({ installments: later, parameters, releaseDate })
    expect(simulation.installments.map(({ days, dueDate }) => [dueDate, days])).toEqual([
      ['2027-05-01', 163],
      ['2028-05-01', 528],
    ])
  })

  test('adds up to the cent in every way, under any table', () => {
    fc.assert(
      fc.property(anyAdvance(), (input) => {
        const simulation = simulateOrNull(input)
        if (!simulation) return
        const sum = (pick: (item: FgtsSimulation['installments'][number]) => number) =>
          simulation.installments.reduce((total, item) => total + pick(item), 0)
        expect(sum((item) => item.presentValueCents)).toBe(simulation.issueCents)
        expect(sum((item) => item.iofCents)).toBe(simulation.iofCents)
        expect(sum((item) => item.amountCents)).toBe(simulation.totalCents)
        const charges = simulation.iofCents + simulation.feeCents + simulation.insuranceCents
        expect(simulation.netCents + charges).toBe(simulation.issueCents)
        expect(simulation.installments.every((item) => item.presentValueCents <= item.amountCents)).toBe(true)
      }),
      { numRuns: 300 },
    )
  })

  test('compounds its monthly CET to its annual CET, never below the rate charged on the legal basis', () => {
    fc.assert(
      fc.property(anyAdvance(), (input) => {
        const simulation = simulateOrNull({
          ...input,
          parameters: { ...input.parameters, cetBasis: 'ACT_365', iofRates: null },
        })
        if (!simulation) return
        const compounded = (1 + Number(simulation.cetMonthly)) ** 12 - 1
        expect(Math.abs(compounded / Number(simulation.cetAnnual) - 1)).toBeLessThan(1e-4)
        if (simulation.cetMonthly.length < 10) expect(compounded.toFixed(6)).toBe(simulation.cetAnnual)
        if (!['MONTHS', 'BUSINESS_252'].includes(input.parameters.dayCount))
          expect(Number(simulation.cetMonthly)).toBeGreaterThanOrEqual(Number(simulation.monthlyRate) - 1e-6)
      }),
      { numRuns: 300 },
    )
  })

  test('never leaves the customer more when the fee is higher', () => {
    fc.assert(
      fc.property(anyAdvance(), fc.integer({ min: 1, max: 50_00 }), (input, more) => {
        const { fee } = input.parameters
        const dearer =
          fee.type === 'fixed'
            ? { ...fee, value: fee.value + more }
            : { ...fee, value: (Number(fee.value) + more / 20_000).toFixed(5) }
        const net = (parameters: PriceParameters) => simulateOrNull({ ...input, parameters })?.netCents ?? 0
        expect(net({ ...input.parameters, fee: dearer })).toBeLessThanOrEqual(net(input.parameters))
      }),
      { numRuns: 300 },
    )
  })

  test('is the same for the same input, in whatever order the instalments come', () => {
    fc.assert(
      fc.property(anyAdvance(), (input) => {
        const once = simulateOrNull(input)
        expect(simulateOrNull(input)).toEqual(once)
        expect(simulateOrNull({ ...input, installments: input.installments.toReversed() })).toEqual(once)
      }),
    )
  })
})

describe('a stored advance', () => {
  test('is recomputed to the same figures from its own row, through JSON', () => {
    fc.assert(
      fc.property(anyAdvance(), (input) => {
        const simulation = simulateOrNull(input)
        if (!simulation) return
        const row = JSON.parse(JSON.stringify({ ...input, iofRule: simulation.iofRule }))
        expect(recomputeFgtsSimulation(row)).toEqual(simulation)
      }),
    )
  })

  test('keeps the tax rule of its day, even if another is in force', () => {
    const iofRule = { ...iofRuleOn(releaseDate), daily: '0.0001118' }
    const stored = { installments, parameters: FGTS_PRICE_DEFAULTS, releaseDate, iofRule }
    expect(recomputeFgtsSimulation(stored).iofCents).toBeGreaterThan(simulate({}).iofCents)
  })
})

describe('an impossible advance', () => {
  test('is rejected when the costs leave nothing, or next to nothing', () => {
    const costsError = expect.objectContaining({ code: 'costs_exceed_value' })
    expect(() => simulate({ fee: { type: 'fixed', value: 963_48 } })).toThrow(costsError)
    expect(simulate({ fee: { type: 'fixed', value: 963_48 - 10_00 } }).netCents).toBe(10_00)
    // The CET exceeds 364.1588 % a month, the largest rate whose yearly equivalent fits the database column.
    expect(() => simulate({ fee: { type: 'fixed', value: 963_48 - 10 } })).toThrow(costsError)
    const tomorrow = [
      { dueDate: day('2026-11-22'), amountCents: cents(500_00) },
      { dueDate: day('2026-11-23'), amountCents: cents(500_00) },
    ]
    const parameters = { ...FGTS_PRICE_DEFAULTS, fee: { type: 'fixed', value: 990_00 } } as const
    expect(() => simulateFgtsAdvance({ installments: tomorrow, parameters, releaseDate })).toThrow(costsError)
  })

  test('is rejected when a due date is not after the release', () => {
    const today = [{ dueDate: releaseDate, amountCents: cents(100_00) }, ...installments]
    const input = { installments: today, parameters: FGTS_PRICE_DEFAULTS, releaseDate }
    expect(() => simulateFgtsAdvance(input)).toThrow(
      expect.objectContaining({
        code: 'installment_not_available',
        details: { dueDate: releaseDate, allowed: installments.map(({ dueDate }) => dueDate) },
      }),
    )
  })
})
