import { describe, expect, test } from 'vitest'
import { CPF_MASK, DATE_MASK, MONEY_MASK, PHONE_MASK, POSTAL_CODE_MASK } from '#components/fields/mask.ts'

describe('a mask', () => {
  test('writes a separator with the digit after it, so that deleting never gets stuck', () => {
    expect(['529', '5299', '529982247', '52998224725'].map(CPF_MASK.format)).toEqual([
      '529',
      '529.9',
      '529.982.247',
      '529.982.247-25',
    ])
    expect(POSTAL_CODE_MASK.format('01310')).toBe('01310')
    expect(DATE_MASK.format('310')).toBe('31/0')
  })

  test('writes a landline with eight digits and a mobile with nine', () => {
    expect(PHONE_MASK.format('1133334444')).toBe('(11) 3333-4444')
    expect(PHONE_MASK.format('11987654321')).toBe('(11) 98765-4321')
  })

  test.each([
    ['5511987654321', '11987654321'],
    ['011987654321', '11987654321'],
    ['55987654321', '55987654321'],
  ])('drops from the pasted phone number %s what is no part of it: %s', (pasted, expected) => {
    expect(PHONE_MASK.clean(pasted)).toBe(expected)
  })

  test.each([
    ['', ''],
    ['5', '0,05'],
    ['123', '1,23'],
    ['123456', '1.234,56'],
    ['12345678901', '123.456.789,01'],
  ])('moves money left as it is typed: %s reads %s', (digits, text) => {
    expect(MONEY_MASK.format(digits)).toBe(text)
  })

  test('drops leading zeros of money except a single one', () => {
    expect(MONEY_MASK.clean('000123')).toBe('123')
    expect(MONEY_MASK.clean('000')).toBe('0')
  })
})
