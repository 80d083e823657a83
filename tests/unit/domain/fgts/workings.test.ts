import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { day } from '#lib/domain/calendar.ts'
import { simulateFgtsAdvance } from '#lib/domain/fgts/simulation.ts'
import { fgtsWorkings } from '#lib/domain/fgts/workings.ts'
import { iofRuleOn } from '#lib/domain/finance/iof.ts'
import { FGTS_PRICE_DEFAULTS } from '#lib/domain/finance/price-parameters.ts'
import { cents } from '#lib/domain/money.ts'
import { anyAdvance } from './arbitraries.ts'

const inCents = (exactReais: string) => Number(exactReais) * 100
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

describe('the workings of an advance', () => {
  test('show each withdrawal with growth, present value and both parts of the tax', () => {
    const stored = {
      installments: [
        { dueDate: day('2027-03-01'), amountCents: cents(500_00) },
        { dueDate: day('2028-03-01'), amountCents: cents(430_00) },
      ],
      releaseDate: day('2026-11-21'),
      iofRule: iofRuleOn(day('2026-11-21')),
      parameters: { ...FGTS_PRICE_DEFAULTS, fee: { type: 'fixed' as const, value: 20_00 } },
    }
    const { lines, fee, insurance, method } = fgtsWorkings(stored)
    expect(method).toMatchObject({ monthlyRate: '0.0180', dayCount: 'ACT_30', dailyGrowth: null })
    expect(lines[0]).toMatchObject({ number: 1, days: 100, counted: 100 })
    expect(Number(lines[0]?.growth)).toBeCloseTo(1.018 ** (100 / 30), 9)
    expect(Number(lines[0]?.presentValue)).toBeCloseTo(500 / 1.018 ** (100 / 30), 5)
    expect(Number(lines[0]?.iof.additional)).toBeCloseTo(Number(lines[0]?.presentValue) * 0.0038, 5)
    expect(Number(lines[0]?.iof.daily)).toBeCloseTo(Number(lines[0]?.presentValue) * 0.000082 * 100, 5)
    expect(lines[1]?.iof).toMatchObject({ chargedDays: 365, flat: false })
    expect(fee).toEqual({ cents: 20_00, share: null, feeName: null, feeWaived: false })
    expect(insurance).toEqual({ cents: 0, share: null })
  })

  test('add up to the cent under every convention, from each line to the net', () => {
    fc.assert(
      fc.property(anyAdvance(), (input) => {
        const stored = { ...input, iofRule: iofRuleOn(input.releaseDate) }
        const simulation = simulateFgtsAdvance(stored)
        const workings = fgtsWorkings(stored)
        const { lines, issueCents, iofCents, fee, insurance, netCents, totalCents } = workings
        expect(sum(lines.map((line) => line.amountCents))).toBe(totalCents)
        expect(sum(lines.map((line) => line.presentValueCents))).toBe(issueCents)
        expect(sum(lines.map((line) => line.iof.cents))).toBe(iofCents)
        expect(issueCents - iofCents - fee.cents - insurance.cents).toBe(netCents)
        expect([issueCents, iofCents, netCents]).toEqual([
          simulation.issueCents,
          simulation.iofCents,
          simulation.netCents,
        ])
        expect(Math.abs(inCents(workings.presentValueSum) - issueCents)).toBeLessThanOrEqual(0.5001)
      }),
      { numRuns: 200 },
    )
  })

  test('show what lies before each rounding, so that a calculator gives the same cents', () => {
    fc.assert(
      fc.property(anyAdvance(), (input) => {
        const { lines, method, fee, insurance } = fgtsWorkings({
          ...input,
          iofRule: iofRuleOn(input.releaseDate),
        })
        for (const { amountCents, growth, presentValue, presentValueCents, iof } of lines) {
          expect(amountCents / 100 / Number(growth)).toBeCloseTo(Number(presentValue), 5)
          expect(Math.abs(inCents(presentValue) - presentValueCents)).toBeLessThan(1.0001)
          expect(Number(iof.principal) * Number(method.iofAdditional)).toBeCloseTo(Number(iof.additional), 5)
          const rate = iof.flat ? 0.03 : Number(method.iofDaily) * iof.chargedDays
          expect(Number(iof.principal) * rate).toBeCloseTo(Number(iof.daily), 5)
          expect(Number(iof.daily) + Number(iof.additional)).toBeCloseTo(Number(iof.exact), 5)
          expect(Math.abs(inCents(iof.exact) - iof.cents)).toBeLessThan(1.0001)
        }
        for (const { cents: charged, share } of [fee, insurance]) {
          if (!share) continue
          const part = share.inside ? Number(share.rate) / (1 + Number(share.rate)) : Number(share.rate)
          expect((share.baseCents / 100) * part).toBeCloseTo(Number(share.exact), 4)
          expect(Math.abs(inCents(share.exact) - charged)).toBeLessThanOrEqual(0.5001)
        }
      }),
      { numRuns: 200 },
    )
  })
})
