import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  cents,
  centsFromDecimalText,
  centsToDecimalText,
  centsToNumber,
  formatBrl,
  parseCents,
  sumCents,
} from '#lib/domain/money.ts'

const anyCents = fc.integer({ min: -1e15 + 1, max: 1e15 - 1 }).map(cents)

describe('money', () => {
  test('is whole cents only', () => {
    for (const wrong of [0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])
      expect(() => cents(wrong), String(wrong)).toThrow(RangeError)
    expect(Object.is(cents(-0), 0)).toBe(true)
  })

  test('reads plain decimals exactly, where doubles would not', () => {
    expect(centsFromDecimalText('350')).toBe(35000)
    expect(centsFromDecimalText('350.5')).toBe(35050)
    expect(centsFromDecimalText('1.15')).toBe(115)
    expect(centsFromDecimalText('-0.01')).toBe(-1)
    expect(centsFromDecimalText('9999999999999.99')).toBe(999_999_999_999_999)
    expect(Object.is(centsFromDecimalText('-0'), 0)).toBe(true)
  })

  test('rejects everything that is not an amount with at most two decimals', () => {
    const wrong = [
      '',
      ' 1',
      '1 ',
      '.5',
      '1.',
      '1.005',
      '1,50',
      '1.234,50',
      '1e3',
      '1e30',
      '0x10',
      '+1',
      '--1',
    ]
    for (const text of [...wrong, 'NaN', 'Infinity', '12345678901234', '٣']) {
      expect(parseCents(text), text).toBeNull()
      expect(() => centsFromDecimalText(text), text).toThrow(RangeError)
    }
  })

  test('survives conversion to text and to a JSON number and back', () => {
    fc.assert(
      fc.property(anyCents, (value) => {
        expect(centsFromDecimalText(centsToDecimalText(value))).toBe(value)
        expect(parseCents(JSON.stringify(centsToNumber(value)))).toBe(value)
      }),
    )
    expect(centsToDecimalText(cents(5))).toBe('0.05')
    expect(centsToNumber(cents(35000))).toBe(350)
  })

  test('adds up without losing a cent, and refuses to leave the safe range', () => {
    expect(sumCents([])).toBe(0)
    expect(sumCents([cents(10), cents(20), cents(-5)])).toBe(25)
    expect(() => sumCents([cents(Number.MAX_SAFE_INTEGER), cents(1)])).toThrow(RangeError)
  })

  test('is shown in the Brazilian way with a common space', () => {
    expect(formatBrl(cents(123456))).toBe('R$ 1.234,56')
    expect(formatBrl(cents(7))).toBe('R$ 0,07')
    expect(formatBrl(cents(-123456789012))).toBe('-R$ 1.234.567.890,12')
    expect(formatBrl(cents(10000))).toBe('R$ 100,00')
  })
})
