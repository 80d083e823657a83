import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { day } from '#lib/domain/calendar.ts'
import { anniversaryWithdrawal, fgtsPeriods } from '#lib/domain/fgts/withdrawal-table.ts'
import { cents } from '#lib/domain/money.ts'

const balance = fc.integer({ min: 1, max: 100_000_00 }).map(cents)

describe('the statutory table', () => {
  test('gives nothing of nothing, never more than there is, and never less of a higher balance', () => {
    expect(anniversaryWithdrawal(cents(0))).toBe(0)
    fc.assert(
      fc.property(balance, fc.integer({ min: 1, max: 5_000_00 }), (amount, more) => {
        expect(anniversaryWithdrawal(amount)).toBeLessThanOrEqual(amount)
        expect(anniversaryWithdrawal(cents(amount + more))).toBeGreaterThanOrEqual(
          anniversaryWithdrawal(amount),
        )
      }),
    )
  })
})

describe('the periods', () => {
  test('apply the table to what is left, year after year', () => {
    const periods = fgtsPeriods({
      balanceCents: cents(1_000_00),
      birthMonth: 3,
      from: day('2026-11-21'),
      years: 3,
    })
    expect(periods).toEqual([
      { dueDate: '2027-03-01', amountCents: 450_00 },
      { dueDate: '2028-03-01', amountCents: 270_00 },
      { dueDate: '2029-03-01', amountCents: 140_00 },
    ])
  })

  test('begin in the birth month of this year only when its first day is still ahead', () => {
    const first = (from: string, birthMonth: number) =>
      fgtsPeriods({ balanceCents: cents(1_000_00), birthMonth, from: day(from), years: 1 })[0]?.dueDate
    expect(first('2026-11-21', 12)).toBe('2026-12-01')
    expect(first('2026-11-21', 11)).toBe('2027-11-01')
    expect(first('2026-11-01', 11)).toBe('2027-11-01')
    expect(first('2026-10-31', 11)).toBe('2026-11-01')
  })

  test('never pay out more than the balance, and stop when it is gone', () => {
    fc.assert(
      fc.property(balance, (balanceCents) => {
        const periods = fgtsPeriods({ balanceCents, birthMonth: 5, from: day('2026-11-21'), years: 40 })
        expect(periods.reduce((sum, period) => sum + period.amountCents, 0)).toBeLessThanOrEqual(balanceCents)
        expect(periods.every((period) => period.amountCents > 0)).toBe(true)
      }),
    )
    expect(fgtsPeriods({ balanceCents: cents(0), birthMonth: 5, from: day('2026-11-21'), years: 5 })).toEqual(
      [],
    )
  })
})
