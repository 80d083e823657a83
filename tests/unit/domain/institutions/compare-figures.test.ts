import { describe, expect, test } from 'vitest'
import { day } from '#lib/domain/calendar.ts'
import { type ComparedFigures, firstDifference } from '#lib/domain/institutions/compare-figures.ts'
import { cents } from '#lib/domain/money.ts'

const FIGURES: ComparedFigures = {
  releaseDate: day('2026-11-24'),
  iofCents: cents(16_66),
  feeCents: cents(7_40),
  insuranceCents: cents(0),
  issueCents: cents(797_44),
  netCents: cents(773_38),
  totalCents: cents(930_50),
  installments: [
    { dueDate: day('2027-03-01'), amountCents: cents(500_00) },
    { dueDate: day('2028-03-01'), amountCents: cents(430_50) },
  ],
}

const differenceOf = (changes: Partial<ComparedFigures>) =>
  firstDifference(FIGURES, { ...FIGURES, ...changes })

describe('two calculations of a loan', () => {
  test('are equal when every line is', () => {
    expect(differenceOf({ installments: [...FIGURES.installments] })).toBeNull()
  })

  test('differ by the cause, not by the sums that follow from it', () => {
    expect(differenceOf({ iofCents: cents(16_67), netCents: cents(773_37) })).toEqual({
      figure: { pt: 'o IOF', en: 'the IOF' },
      oursCents: 16_66,
      theirsCents: 16_67,
    })
  })

  test('differ by one cent of an instalment, by its due date, or by one instalment more', () => {
    const [first, second] = FIGURES.installments
    if (!first || !second) throw new Error('no instalments')
    expect(differenceOf({ installments: [first, { ...second, amountCents: cents(430_51) }] })).toMatchObject({
      figure: { en: 'instalment 2' },
      theirsCents: 430_51,
    })
    expect(differenceOf({ installments: [{ ...first, dueDate: day('2027-04-01') }, second] })).toMatchObject({
      figure: { en: 'the due date of instalment 1' },
      theirsCents: '2027-04-01',
    })
    expect(differenceOf({ installments: [first, second, second] })).toMatchObject({
      figure: { en: 'instalment 3' },
      oursCents: 0,
    })
  })
})
