import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cltOfferCurve } from '#lib/domain/clt/offer-curve.ts'
import { recomputeCltSimulation } from '#lib/domain/clt/recompute.ts'
import {
  type CltAmount,
  type CltLoan,
  type CltLoanInput,
  simulateCltLoan,
} from '#lib/domain/clt/simulation.ts'
import { iofRuleOn } from '#lib/domain/finance/iof.ts'
import { cents } from '#lib/domain/money.ts'
import { anyLoan, SHORT_WITH_ONE_NET_OF_TWO_ISSUES } from './arbitraries.ts'

const RUNS = { numRuns: 60 }
const byInstallment = (value: number): CltAmount => ({ by: 'installment', cents: cents(value) })
const byNet = (value: number): CltAmount => ({ by: 'net', cents: cents(value) })
const sum = (loan: CltLoan, pick: 'totalCents' | 'principalCents' | 'interestCents') =>
  loan.installments.reduce((total, item) => total + item[pick], 0)

const simulateOrNull = (input: CltLoanInput): CltLoan | null => {
  try {
    return simulateCltLoan(input)
  } catch (error) {
    expect(error).toMatchObject({ code: 'costs_exceed_value' })
    return null
  }
}

const roomy = (input: CltLoanInput & { installmentCents: number }, room = 100_00): CltLoanInput => ({
  ...input,
  amount: byInstallment(input.installmentCents),
  marginCents: cents(input.installmentCents + room),
})

describe('under any configuration, on any day, a payroll loan', () => {
  test('adds up to the cent and closes at zero', () => {
    fc.assert(
      fc.property(anyLoan, (input) => {
        const loan = simulateOrNull(roomy(input))
        if (!loan) return
        const charges = loan.iofCents + loan.feeCents + loan.insuranceCents
        expect(loan.netCents + charges).toBe(loan.issueCents)
        expect(sum(loan, 'principalCents')).toBe(loan.issueCents)
        expect(sum(loan, 'totalCents')).toBe(loan.totalCents)
        expect(loan.totalCents).toBe(loan.issueCents + sum(loan, 'interestCents'))
        for (const item of loan.installments) {
          expect(item.principalCents + item.interestCents).toBe(item.totalCents)
          expect(item.interestCents).toBeGreaterThanOrEqual(0)
          // Without capitalised interest, no instalment increases the principal.
          if (input.parameters.firstPeriodInterest === 'paid_first')
            expect(item.principalCents).toBeGreaterThanOrEqual(0)
        }
        const others = loan.installments.slice(0, -1)
        expect(others.every((item) => item.totalCents === loan.installmentCents)).toBe(true)
      }),
      RUNS,
    )
  })

  test('requested by the net of an instalment has that net and that instalment, or the smaller of two with that net', () => {
    fc.assert(
      fc.property(anyLoan, (input) => {
        const loan = simulateOrNull(roomy(input))
        if (!loan) return
        const back = simulateCltLoan({ ...roomy(input), amount: byNet(loan.netCents) })
        expect(loan.installmentCents).toBe(input.installmentCents)
        expect(back.netCents).toBe(loan.netCents)
        expect(back.installmentCents).toBeLessThanOrEqual(loan.installmentCents)
        const smaller = { ...roomy(input), amount: byInstallment(back.installmentCents) }
        expect(simulateCltLoan(smaller)).toEqual(back)
      }),
      { ...RUNS, examples: [[SHORT_WITH_ONE_NET_OF_TWO_ISSUES]] },
    )
  })

  test('never has an instalment above the margin, and can be requested by the net of the whole margin', () => {
    fc.assert(
      fc.property(anyLoan, fc.integer({ min: 0, max: 30 }), (input, less) => {
        const loan = simulateOrNull(input)
        if (!loan) return
        const back = simulateCltLoan({ ...input, amount: byNet(Math.max(loan.netCents - less, 1)) })
        expect(back.netCents).toBe(Math.max(loan.netCents - less, 1))
        for (const one of [loan, back]) {
          const most = Math.max(...one.installments.map((item) => item.totalCents))
          expect(most).toBeLessThanOrEqual(input.marginCents)
        }
      }),
      RUNS,
    )
  })

  test('costs at least its rate, and its monthly CET compounds to that of a year', () => {
    fc.assert(
      fc.property(anyLoan, (input) => {
        const loan = simulateOrNull({
          ...input,
          parameters: { ...input.parameters, cetBasis: 'ACT_365', iofRates: null },
        })
        if (!loan) return
        // MONTHS and BUSINESS_252 may charge interest for fewer days than the calendar has until the first
        // instalment, so the CET may be below the rate.
        if (!['MONTHS', 'BUSINESS_252'].includes(input.parameters.dayCount))
          expect(Number(loan.cetMonthly)).toBeGreaterThanOrEqual(Number(loan.monthlyRate))
        const compounded = (1 + Number(loan.cetMonthly)) ** 12 - 1
        expect(Math.abs(compounded / Number(loan.cetAnnual) - 1)).toBeLessThan(1e-4)
      }),
      RUNS,
    )
  })

  test('gives no less with one instalment more, and requires no more of each for the same net', () => {
    fc.assert(
      fc.property(anyLoan, (input) => {
        const longer = { ...roomy(input), numberOfInstallments: input.numberOfInstallments + 1 }
        const [short, long] = [simulateOrNull(roomy(input)), simulateOrNull(longer)]
        if (!short || !long) return
        expect(long.issueCents).toBeGreaterThanOrEqual(short.issueCents)
        // Twelve more instalments outweigh any rounding.
        const year = simulateCltLoan({ ...longer, numberOfInstallments: input.numberOfInstallments + 12 })
        expect(year.netCents).toBeGreaterThanOrEqual(short.netCents)
        const same = simulateCltLoan({ ...longer, amount: byNet(short.netCents) })
        expect(same.installmentCents).toBeLessThanOrEqual(short.installmentCents)
      }),
      RUNS,
    )
  })

  test('never leaves more to the customer for a higher charge', () => {
    fc.assert(
      fc.property(anyLoan, fc.integer({ min: 1, max: 50_00 }), (input, more) => {
        const withFee = (value: number) =>
          simulateOrNull({
            ...input,
            parameters: { ...input.parameters, fee: { type: 'fixed', value } },
          })
        const [cheap, dear] = [withFee(10_00), withFee(10_00 + more)]
        if (!cheap || !dear) return
        expect(dear.netCents).toBe(cheap.netCents - more)
        expect(Number(dear.cetMonthly)).toBeGreaterThanOrEqual(Number(cheap.cetMonthly))
      }),
      RUNS,
    )
  })

  test('is the same for the same input, and when recomputed from what is stored, with the tax of its day', () => {
    const amounts = fc.constantFrom('installment' as const, 'net' as const, 'margin' as const)
    fc.assert(
      fc.property(anyLoan, amounts, (loan, requestedBy) => {
        const iofRule = { ...iofRuleOn(loan.releaseDate), daily: '0.0001118', version: 'of its day' }
        const input = { ...loan, marginCents: cents(loan.marginCents + 50_00), iofRule }
        const most = simulateOrNull(roomy(loan))
        if (!most) return
        const requestedCents = requestedBy === 'net' ? most.netCents : cents(loan.installmentCents)
        const amount: CltAmount =
          requestedBy === 'margin' ? { by: 'margin' } : { by: requestedBy, cents: requestedCents }
        const result = simulateCltLoan({ ...input, amount })
        expect(simulateCltLoan({ ...input, amount })).toEqual(result)
        const { limit: simulationLimit, ...fields } = input
        const row = { ...fields, ...result, simulationLimit, requestedBy, requestedCents }
        expect(recomputeCltSimulation(JSON.parse(JSON.stringify(row)))).toEqual(result)
      }),
      RUNS,
    )
  })
})

describe('a curve of offers', () => {
  test('has one offer per number of instalments: the largest instalment, or why there is none', () => {
    fc.assert(
      fc.property(anyLoan, (input) => {
        const { amount, numberOfInstallments, ...common } = input
        const limit = { ...common.limit, valueMinCents: cents(common.marginCents * 8) }
        const curve = cltOfferCurve({ ...common, limit, terms: [6, 12, 24], amount: { by: 'margin' } })
        expect(curve.map((offer) => offer.numberOfInstallments)).toEqual([6, 12, 24])
        expect(curve[0]?.refusal?.code).toBe('simulation_value_out_of_range')
        for (const offer of curve) {
          if (!offer.loan) continue
          const request = { ...common, limit, numberOfInstallments: offer.numberOfInstallments }
          expect(offer.loan).toEqual(simulateCltLoan({ ...request, amount: { by: 'margin' } }))
        }
      }),
      { numRuns: 20 },
    )
  })
})
