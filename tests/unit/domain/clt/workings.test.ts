import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type CltAmount,
  type CltLoan,
  type CltLoanInput,
  simulateCltLoan,
} from '#lib/domain/clt/simulation.ts'
import { cltWorkings } from '#lib/domain/clt/workings.ts'
import { iofRuleOn } from '#lib/domain/finance/iof.ts'
import { cents } from '#lib/domain/money.ts'
import { anyLoan } from './arbitraries.ts'

const RUNS = { numRuns: 80 }
const inCents = (exactReais: string) => Number(exactReais) * 100
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** Returns null when fixed charges leave nothing of a small loan. */
const simulateOrNull = (input: CltLoanInput): CltLoan | null => {
  try {
    return simulateCltLoan(input)
  } catch (error) {
    expect(error).toMatchObject({ code: 'costs_exceed_value' })
    return null
  }
}

const storedOf = ({ amount, limit, ...input }: CltLoanInput) => ({
  ...input,
  requestedBy: amount.by,
  requestedCents: amount.by === 'margin' ? input.marginCents : amount.cents,
  simulationLimit: limit,
  iofRule: iofRuleOn(input.releaseDate),
})

type LoanRequest = CltLoanInput & { installmentCents: number }
const roomy = (input: LoanRequest, amount: CltAmount) => ({
  ...input,
  amount,
  marginCents: cents(input.installmentCents + 100_00),
})
const byInstallment = (input: LoanRequest) =>
  roomy(input, { by: 'installment', cents: cents(input.installmentCents) })

describe('the workings of a payroll loan', () => {
  test('add up to the cent, from the first period to a debt of zero and from the issue value to the net', () => {
    fc.assert(
      fc.property(anyLoan, (input) => {
        const loan = simulateOrNull(byInstallment(input))
        if (!loan) return
        const { lines, ...totals } = cltWorkings(storedOf(byInstallment(input)))
        let balance: number = loan.issueCents
        for (const line of lines) {
          expect(line.owedCents).toBe(balance)
          expect(line.owedCents + line.accruedCents - line.paidCents).toBe(line.leftCents)
          expect(line.principalCents + line.interestCents).toBe(line.paidCents)
          balance = line.leftCents
        }
        expect(balance).toBe(0)
        expect(sum(lines.map((line) => line.paidCents))).toBe(loan.totalCents)
        expect(sum(lines.map((line) => line.principalCents))).toBe(loan.issueCents)
        expect(sum(lines.map((line) => line.accruedCents))).toBe(sum(lines.map((line) => line.interestCents)))
        expect(sum(lines.map((line) => line.iof.cents))).toBe(loan.iofCents)
        const { issueCents, iofCents, fee, insurance, netCents } = totals
        expect(issueCents - iofCents - fee.cents - insurance.cents).toBe(netCents)
        expect(netCents).toBe(loan.netCents)
      }),
      RUNS,
    )
  })

  test('show what lies before each rounding, so that a calculator gives the same cents', () => {
    fc.assert(
      fc.property(anyLoan, (input) => {
        if (!simulateOrNull(byInstallment(input))) return
        const { lines, method, issue, annuity, installment } = cltWorkings(storedOf(byInstallment(input)))
        for (const { owedCents, growth, accrued, accruedCents, iof } of lines) {
          // An exact schedule is rounded only for display, so the balances at both ends of a line are each
          // off by up to half a cent.
          const exactly = input.parameters.scheduleRounding !== 'each_period'
          const recomputed = owedCents * (Number(growth) - 1)
          expect(Math.abs(recomputed - inCents(accrued))).toBeLessThan(exactly ? 0.5 : 0.005)
          expect(Math.abs(inCents(accrued) - accruedCents)).toBeLessThanOrEqual(exactly ? 1.5001 : 0.5001)
          const rate = iof.flat ? 0.03 : Number(method.iofDaily) * iof.chargedDays
          expect(Number(iof.principal) * rate).toBeCloseTo(Number(iof.daily), 4)
          expect(Math.abs(inCents(iof.exact) - iof.cents)).toBeLessThan(1.0001)
        }
        const issuedCents = inCents(issue.exact) + issue.adjustmentCents
        expect(issue).toMatchObject({ by: 'installment', installmentCents: input.installmentCents })
        expect(Math.abs(Number(annuity) * input.installmentCents - inCents(issue.exact))).toBeLessThan(0.01)
        expect(Math.abs(issuedCents / 100 / Number(annuity) - Number(installment))).toBeLessThan(0.01)
      }),
      RUNS,
    )
  })

  test('for a net show how the charges were financed', () => {
    fc.assert(
      fc.property(anyLoan, (input) => {
        const loan = simulateOrNull(byInstallment(input))
        if (!loan) return
        const netInput = roomy(input, { by: 'net', cents: loan.netCents })
        const { issue, issueCents, netCents } = cltWorkings(storedOf(netInput))
        if (issue.by !== 'net') throw new Error('asked by net')
        expect(issue.netCents).toBe(loan.netCents)
        expect(netCents).toBe(loan.netCents)
        const { taxFraction, ofIssue, ofNet, fixedCents, exact, adjustmentCents } = issue
        const asIfByHand =
          ((1 + Number(ofNet)) * netCents + fixedCents) / (1 - Number(taxFraction) - Number(ofIssue))
        expect(Math.abs(asIfByHand / 100 - Number(exact))).toBeLessThan(0.01)
        expect(Math.abs(inCents(exact) + adjustmentCents - issueCents)).toBeLessThanOrEqual(0.5001)
        expect(Math.abs(adjustmentCents)).toBeLessThanOrEqual(
          lessThanAFewCents(netInput.numberOfInstallments),
        )
      }),
      RUNS,
    )
  })
})

/** Tolerance in cents: each charge is rounded once, and a tax may be rounded once per instalment. */
const lessThanAFewCents = (installments: number) => 3 + installments
