import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contractNumberOf, isContractNumber } from '#lib/domain/proposals/contract-number.ts'

const numbers = fc.tuple(fc.integer({ min: 2026, max: 2099 }), fc.integer({ min: 1, max: 999_999_999 }))

describe('contract numbers', () => {
  test('consist of a year, a running number and two check digits', () => {
    expect(contractNumberOf(2026, 123)).toMatch(/^2026-00000123-\d{2}$/)
    expect(isContractNumber('2026-00000123')).toBe(false)
  })

  test('verify when intact, and fail with any digit changed', () => {
    fc.assert(
      fc.property(numbers, fc.nat(), fc.integer({ min: 1, max: 9 }), ([year, sequence], at, change) => {
        const number = contractNumberOf(year, sequence)
        expect(isContractNumber(number)).toBe(true)
        const digits = [...number.matchAll(/\d/g)].map((match) => match.index)
        const index = digits[at % digits.length] ?? 0
        const digit = (Number(number[index]) + change) % 10
        expect(isContractNumber(`${number.slice(0, index)}${digit}${number.slice(index + 1)}`)).toBe(false)
      }),
    )
  })
})
