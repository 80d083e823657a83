import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readSecondFactorCode } from '#lib/domain/access/second-factor.ts'
import { normalizeCnpj, readCnpj } from '#lib/domain/documents/cnpj.ts'
import { readCpf } from '#lib/domain/documents/cpf.ts'
import { parsePhone, phoneFromParts } from '#lib/domain/documents/phone.ts'
import { normalizePostalCode, readPostalCode } from '#lib/domain/documents/postal-code.ts'
import { matchWord } from '#lib/domain/match-word.ts'
import { plainText } from '#lib/domain/plain-text.ts'
import { makeCpf } from '#tests/support/fixtures/cpf.ts'

const INVISIBLE = [
  ...['\u202a', '\u202b', '\u202c', '\u202d', '\u202e', '\u2066', '\u2067', '\u2068', '\u2069'],
  ...['\u200b', '\u200c', '\u200d', '\u200e', '\ufeff', '\u2060', '\u00ad'],
]
const DASHES = ['-', '\u2010', '\u2011', '\u2012', '\u2013', '\u2014', '\u2212', '\uff0d']
const BLANKS = ['', ' ', '\u00a0', '\u2009', '\u202f', '\t']

const fullWidth = (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0))

const pasted = (text: string) =>
  fc
    .record({
      sign: fc.constantFrom(...INVISIBLE),
      at: fc.nat(text.length),
      dash: fc.constantFrom(...DASHES),
      blank: fc.constantFrom(...BLANKS),
      quote: fc.constantFrom('', "'", '’'),
      wide: fc.boolean(),
    })
    .map(({ sign, at, dash, blank, quote, wide }) => {
      const dashed = `${text.slice(0, at)}${sign}${text.slice(at)}`.replaceAll('-', dash)
      return `${blank}${quote}${wide ? fullWidth(dashed) : dashed}${sign}${blank}`
    })

test('reads digits with any characters that were pasted with them', () => {
  const cpf = makeCpf({ seed: 123_456 })
  const masked = `${cpf.slice(0, 3)}.${cpf.slice(3, 6)}.${cpf.slice(6, 9)}-${cpf.slice(9)}`
  const cases = [
    [masked, (text: string) => readCpf(text), cpf],
    ['12.345.678/0001-95', (text: string) => normalizeCnpj(text), '12345678000195'],
    ['(11) 98765-4321', (text: string) => parsePhone(text)?.number, '987654321'],
    ['98765-4321', (text: string) => phoneFromParts({ areaCode: '11', number: text })?.number, '987654321'],
    ['01310-100', (text: string) => normalizePostalCode(text), '01310100'],
    ['123-456', readSecondFactorCode, '123456'],
  ] as const
  for (const [text, parse, expected] of cases)
    fc.assert(fc.property(pasted(text), (input) => void expect(parse(input)).toBe(expected)))
})

test('keeps what is plain already, and removes only one apostrophe', () => {
  for (const text of ['529.982.247-25', '2026-00000123-61', 'Ávila', '']) expect(plainText(text)).toBe(text)
  expect(plainText("''12")).toBe("'12")
  expect(plainText("'")).toBe("'")
})

test('restores lost leading zeros only if the check digits match', () => {
  expect(readCpf('191')).toBe('00000000191')
  expect(readCpf(191)).toBe('00000000191')
  expect(readCpf('1234567890')).toBe('01234567890')
  expect(readCpf('1234567891')).toBeNull()
  expect(readCpf(makeCpf({ seed: 7 }).replace(/^0+/, ''))).toBe(makeCpf({ seed: 7 }))
  expect(readCnpj('191000192')).toBeNull()
  expect(readCnpj('191')).toBe('00000000000191')
  expect(readPostalCode('1310100')).toBe('01310100')
  expect(readPostalCode(1310100)).toBe('01310100')
  expect(readPostalCode('310100')).toBeNull()
})

test('compares words without the punctuation pasted with them', () => {
  expect(matchWord('\u202ae\u2011mail\u200b', ['email'])).toBe('email')
})
