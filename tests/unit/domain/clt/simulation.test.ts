import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { day } from '#lib/domain/calendar.ts'
import { cltFirstDueDate } from '#lib/domain/clt/first-due-date.ts'
import {
  type CltAmount,
  type CltLoan,
  type CltLoanInput,
  simulateCltLoan,
} from '#lib/domain/clt/simulation.ts'
import { CLT_PRICE_DEFAULTS, type PriceParameters } from '#lib/domain/finance/price-parameters.ts'
import { cents } from '#lib/domain/money.ts'
import { OPEN_LIMIT } from './arbitraries.ts'

type Options = Partial<Omit<CltLoanInput, 'parameters'>> & { parameters?: Partial<PriceParameters> }

const simulate = (amount: CltAmount, { parameters, ...change }: Options = {}): CltLoan => {
  const releaseDate = change.releaseDate ?? day('2026-11-21')
  return simulateCltLoan({
    amount,
    marginCents: cents(350_00),
    limit: OPEN_LIMIT,
    numberOfInstallments: 24,
    releaseDate,
    firstDueDate: cltFirstDueDate(releaseDate),
    parameters: { ...CLT_PRICE_DEFAULTS, ...parameters },
    ...change,
  })
}

const installment = (reais: number): CltAmount => ({
  by: 'installment',
  cents: cents(Math.round(reais * 100)),
})
const net = (reais: number): CltAmount => ({ by: 'net', cents: cents(Math.round(reais * 100)) })
const lastOf = (loan: CltLoan) => loan.installments.at(-1)?.totalCents ?? 0
const mostOf = (loan: CltLoan) => Math.max(...loan.installments.map((item) => item.totalCents))

const figuresOf = (loan: CltLoan) => [
  loan.installmentCents,
  loan.issueCents,
  loan.iofCents,
  loan.insuranceCents,
  loan.netCents,
  lastOf(loan),
  loan.cetMonthly,
]

describe('a payroll loan', () => {
  // The figures were computed independently, with fifty digits, from the formulas of docs/domain.md.
  test('has the figures of the formulas, both ways', () => {
    expect(figuresOf(simulate(installment(300)))).toEqual([
      300_00,
      4_509_36,
      142_07,
      0,
      4_367_29,
      299_98,
      '0.037498',
    ])
    expect(figuresOf(simulate(installment(300), { releaseDate: day('2026-11-20') }))).toEqual([
      300_00,
      4_661_54,
      140_92,
      0,
      4_520_62,
      300_01,
      '0.037595',
    ])
    expect(figuresOf(simulate(installment(300), { numberOfInstallments: 96 }))).toEqual([
      300_00,
      7_736_13,
      260_94,
      0,
      7_475_19,
      299_54,
      '0.036187',
    ])
    const insured = {
      numberOfInstallments: 36,
      parameters: {
        monthlyRate: '0.0319',
        fee: { type: 'fixed', value: 45_00 },
        insurance: { type: 'percent', value: '0.025' },
      },
    } as const
    expect(figuresOf(simulate(net(5_000), insured))).toEqual([
      268_33,
      5_355_16,
      176_28,
      133_88,
      5_000_00,
      268_05,
      '0.036090',
    ])
  })

  test('states its dates, and pays only interest with a first instalment below the interest of a long first period', () => {
    const loan = simulate(installment(300))
    expect(loan).toMatchObject({ firstDueDate: '2027-02-20', numberOfInstallments: 24 })
    expect(loan.installments[0]).toEqual({
      number: 1,
      dueDate: '2027-02-20',
      days: 91,
      totalCents: 300_00,
      principalCents: 0,
      interestCents: 300_00,
    })
    expect(loan.installments.at(-1)).toMatchObject({ number: 24, dueDate: '2029-01-20' })
    expect(
      loan.installments.every(
        ({ principalCents, interestCents }) => principalCents >= 0 && interestCents >= 0,
      ),
    ).toBe(true)
  })

  test('without an amount uses the whole margin', () => {
    expect(simulate({ by: 'margin' })).toEqual(simulate(installment(350)))
  })

  test('without an amount uses the largest instalment whose value stays within the limit', () => {
    const limit = { ...OPEN_LIMIT, valueMaxCents: cents(3_000_00) }
    const loan = simulate({ by: 'margin' }, { limit })
    expect(loan.issueCents).toBeLessThanOrEqual(3_000_00)
    expect(loan).toEqual(simulate({ by: 'installment', cents: loan.installmentCents }, { limit }))
    const more = cents(loan.installmentCents + 1)
    expect(() => simulate({ by: 'installment', cents: more }, { limit })).toThrow(
      expect.objectContaining({ code: 'simulation_value_out_of_range' }),
    )
  })
})

describe('the margin', () => {
  test('may be used whole and not a cent more, by instalment', () => {
    expect(simulate(installment(350)).installmentCents).toBe(350_00)
    expect(() => simulate(installment(350.01))).toThrow(
      expect.objectContaining({
        code: 'simulation_installment_value_above_margin',
        details: { installmentCents: 350_01, marginCents: 350_00 },
      }),
    )
  })

  test('limits the last instalment as well: a cent less is lent where it would be a cent above', () => {
    const early = { releaseDate: day('2026-11-20') }
    const free = simulate(installment(300), early)
    expect(lastOf(free)).toBe(300_01)
    const bound = simulate(installment(300), { ...early, marginCents: cents(300_00) })
    expect(bound.installmentCents).toBe(300_00)
    expect(bound.issueCents).toBe(free.issueCents - 1)
    expect(lastOf(bound)).toBeLessThanOrEqual(300_00)
  })

  test('accepts every net up to the one of the whole margin, and above it only if no instalment exceeds the margin', () => {
    for (const numberOfInstallments of [6, 24, 96]) {
      const most = simulate({ by: 'margin' }, { numberOfInstallments })
      const isAccepted = (more: number) => {
        const target = cents(most.netCents + more)
        try {
          const loan = simulate({ by: 'net', cents: target }, { numberOfInstallments })
          expect([loan.netCents, mostOf(loan) <= 350_00]).toEqual([target, true])
          return true
        } catch (error) {
          expect(error).toMatchObject({ code: 'simulation_installment_value_above_margin' })
          return false
        }
      }
      const answers = Array.from({ length: 80 }, (_, index) => isAccepted(index - 50))
      expect(answers.slice(0, 51)).toEqual(answers.slice(0, 51).map(() => true))
      expect(answers.at(-1)).toBe(false)
      expect(answers.toSorted((one, other) => Number(other) - Number(one))).toEqual(answers)
    }
  })
})

describe('the limits', () => {
  const limit = { ...OPEN_LIMIT, valueMinCents: cents(500_00), valueMaxCents: cents(5_000_00) }

  test('apply to the issued value, however it was requested', () => {
    for (const amount of [installment(20), net(400), net(4_990), net(1_000_000)]) {
      expect(() => simulate(amount, { limit, marginCents: cents(1_000_00) })).toThrow(
        expect.objectContaining({
          code: 'simulation_value_out_of_range',
          details: { minimumCents: 500_00, maximumCents: 5_000_00 },
        }),
      )
    }
  })

  test('reject an empty margin, or one too small for the minimum value', () => {
    for (const margin of [0, 20_00]) {
      expect(() => simulate({ by: 'margin' }, { limit, marginCents: cents(margin) })).toThrow(
        expect.objectContaining({ code: 'simulation_value_out_of_range' }),
      )
    }
  })

  test('reject as too costly an amount whose instalments would be zero', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20_00 }), fc.integer({ min: 1, max: 96 }), (value, count) => {
        try {
          const loan = simulate({ by: 'net', cents: cents(value) }, { numberOfInstallments: count })
          expect(Math.min(...loan.installments.map((item) => item.totalCents))).toBeGreaterThan(0)
        } catch (error) {
          expect(error).toMatchObject({ code: 'costs_exceed_value' })
        }
      }),
      { numRuns: 100 },
    )
  })
})
