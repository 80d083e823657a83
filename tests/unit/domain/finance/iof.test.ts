import { describe, expect, test } from 'vitest'
import { day } from '#lib/domain/calendar'
import { decimal, sumDecimals } from '#lib/domain/finance/decimal'
import { amortisedPrincipals, iofFraction, iofRuleOn } from '#lib/domain/finance/iof'

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

  test('is not invented for years nothing was originated in', () => {
    expect(() => iofRuleOn(day('2020-12-31'))).toThrow(RangeError)
  })
})

describe('the fraction of an instalment', () => {
  test('grows by the day and stops at the cap', () => {
    const at = (days: number) => iofFraction(today, 'days_365', days).toString()
    expect(at(1)).toBe('0.003882')
    expect(at(364)).toBe('0.033648')
    expect(at(365)).toBe('0.03373')
    expect(at(366)).toBe('0.03373')
  })

  test('is 3 % flat plus the additional one from the cap on, for lenders who round the cap up', () => {
    const at = (days: number) => iofFraction(today, 'flat_3_percent', days).toString()
    expect(at(364)).toBe('0.033648')
    expect(at(365)).toBe('0.0338')
    expect(at(3000)).toBe('0.0338')
  })
})

describe('principal paid off', () => {
  test('adds up to the value lent and is never negative, though an early instalment be below its interest', () => {
    const amounts = [10, 400, 600].map((amount) => decimal(amount))
    const factors = ['0.5', '0.4', '0.3'].map((factor) => decimal(factor))
    const paid = amortisedPrincipals(amounts, factors)
    expect(sumDecimals(paid).toString()).toBe('345')
    expect(paid.every((part) => !part.isNegative())).toBe(true)
    expect(paid[0]?.toString()).toBe('0')
  })
})
