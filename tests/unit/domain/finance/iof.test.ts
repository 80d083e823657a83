import { describe, expect, test } from 'vitest'
import { day } from '#lib/domain/calendar.ts'
import { fixed, fixedText, plus, sumFixed } from '#lib/domain/finance/fixed.ts'
import { amortisedPrincipals, iofFraction, iofRuleOf, iofRuleOn } from '#lib/domain/finance/iof.ts'

const today = iofRuleOn(day('2026-11-21'))

describe('the rule of a day', () => {
  test('changes on the dates of the decrees', () => {
    const dailyOn = (text: string) => iofRuleOn(day(text)).daily
    expect(dailyOn('2021-09-19')).toBe('0.000082')
    expect(dailyOn('2021-09-20')).toBe('0.0001118')
    expect(dailyOn('2021-12-31')).toBe('0.0001118')
    expect(dailyOn('2022-01-01')).toBe('0.000082')
    expect(today).toMatchObject({ daily: '0.000082', additional: '0.0038', capDays: 365 })
    expect(today.source).toContain('6.306')
  })

  test('is not invented for years without originations', () => {
    expect(() => iofRuleOn(day('2020-12-31'))).toThrow(RangeError)
  })
})

const fractionOf = (...of: Parameters<typeof iofFraction>) => {
  const { daily, additional } = iofFraction(...of)
  return Number(fixedText(plus(daily, additional), 12))
}

describe('the fraction of an instalment', () => {
  test('grows by the day and stops at the cap', () => {
    const at = (days: number) => fractionOf(today, 'days_365', days)
    expect(at(1)).toBe(0.003882)
    expect(at(364)).toBe(0.033648)
    expect(at(365)).toBe(0.03373)
    expect(at(366)).toBe(0.03373)
  })

  test('is 3 % flat plus the additional part from the cap on, for lenders who round the cap up', () => {
    const at = (days: number) => fractionOf(today, 'flat_3_percent', days)
    expect(at(364)).toBe(0.033648)
    expect(at(365)).toBe(0.0338)
    expect(at(3000)).toBe(0.0338)
  })
})

describe('the rates of a table', () => {
  test('replace those of the rule, zeros exempt from both parts', () => {
    const own = iofRuleOf(today, { iofRates: { daily: '0.000041', additional: '0.0038' } })
    expect(fractionOf(own, 'days_365', 100)).toBe(0.0079)
    const exempt = iofRuleOf(today, { iofRates: { daily: '0', additional: '0' } })
    expect(fractionOf(exempt, 'days_365', 400)).toBe(0)
    expect(fractionOf(exempt, 'flat_3_percent', 400)).toBe(0)
    expect(iofRuleOf(today, { iofRates: null })).toBe(today)
  })
})

describe('principal paid off', () => {
  const balances = ['380', '290', '0'].map(fixed)
  const paidBy = (interest: 'paid_first' | 'capitalised') =>
    amortisedPrincipals(fixed('345'), balances, interest).map((part) => Number(fixedText(part, 6)))

  test('adds up to the value lent and is never negative, even if an early instalment is below its interest', () => {
    expect(paidBy('paid_first')).toEqual([0, 55, 290])
  })

  test('includes unpaid interest as principal where the lender does so', () => {
    expect(paidBy('capitalised')).toEqual([-35, 90, 290])
    expect(sumFixed(amortisedPrincipals(fixed('345'), balances, 'capitalised'))).toBe(fixed('345'))
  })
})
