import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readMoney } from '#lib/domain/read-money.ts'

test('reads the tail of binary floating point as the intended cent', () => {
  expect(readMoney(304.65999999999997)).toBe(30_466)
  expect(readMoney('304.65999999999997')).toBe(30_466)
  expect(readMoney(0.1 + 0.2)).toBe(30)
  expect(readMoney('-0.30000000000000004')).toBe(-30)
  expect(readMoney('9.99999999999')).toBe(1_000)
  expect(readMoney(2.2 - 1.2 - 1)).toBe(0)
})

test('rejects a real third decimal, however near', () => {
  for (const value of ['304.655', '304.6599', '304.6599999', '304.6600001', 304.661, 1e30, 1e-7, '5e-14'])
    expect(readMoney(value), String(value)).toBeNull()
})

test('accepts a tail of six zeros or nines, but not of five', () => {
  expect(readMoney('304.66000000')).toBe(30_466)
  expect(readMoney('304.65999999')).toBe(30_466)
  expect(readMoney('304.6599999')).toBeNull()
})

test('rejects separators of thousands and commas, which are ambiguous', () => {
  for (const value of ['1.234', '1,234', '1.234,56', '304,66', 'R$ 304.66', ''])
    expect(readMoney(value), value).toBeNull()
})

test('reads every sum of cents that arithmetic with doubles may produce', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 5_000_000 }), { maxLength: 12 }), (amounts) => {
      const sum = amounts.reduce((total, amount) => total + amount / 100, 0)
      expect(readMoney(sum)).toBe(amounts.reduce((total, amount) => total + amount, 0))
    }),
  )
})
