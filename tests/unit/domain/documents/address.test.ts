import { expect, test } from 'vitest'
import { FEDERATIVE_UNITS, normalizeFederativeUnit } from '#lib/domain/documents/federative-units.ts'
import { formatPostalCode, normalizePostalCode } from '#lib/domain/documents/postal-code.ts'

test('accepts a CEP of 8 digits with leading zeros, masked or bare', () => {
  expect(normalizePostalCode('01310-100')).toBe('01310100')
  expect(normalizePostalCode('69.900-062')).toBe('69900062')
  for (const text of ['1310100', '013101000', '00000000', '0131O100', ''])
    expect(normalizePostalCode(text)).toBeNull()
  const code = normalizePostalCode('01310100')
  expect(code && formatPostalCode(code)).toBe('01310-100')
})

test('accepts the 27 federative units in either case', () => {
  expect(Object.keys(FEDERATIVE_UNITS)).toHaveLength(27)
  expect(normalizeFederativeUnit(' sp ')).toBe('SP')
  for (const text of ['XX', '', 'São Paulo', 'toString'])
    expect(normalizeFederativeUnit(text), text).toBeNull()
})
