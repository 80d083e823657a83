import { expect, test } from 'vitest'
import { cnpjCheckDigits, formatCnpj, normalizeCnpj } from '#lib/domain/documents/cnpj.ts'

test('reads the official alphanumeric example, masked or bare, in either case', () => {
  expect(normalizeCnpj('12.ABC.345/01DE-35')).toBe('12ABC34501DE35')
  expect(normalizeCnpj('12abc34501de35')).toBe('12ABC34501DE35')
  expect(cnpjCheckDigits('12ABC34501DE')).toBe('35')
})

test('still reads numeric ones', () => {
  expect(normalizeCnpj('00.360.305/0001-04')).toBe('00360305000104')
  expect(normalizeCnpj('00000000000191')).toBe('00000000000191')
})

test('rejects wrong check digits, letters in them, repeated characters and wrong lengths', () => {
  const wrong = ['12.ABC.345/01DE-36', '12ABC34501DE3A', '00360305000105', '00000000000000', '11111111111111']
  for (const text of [...wrong, '360305000104', '', '12.ABÇ.345/01DE-35', '12ABC34501DE355'])
    expect(normalizeCnpj(text), text).toBeNull()
})

test('shows it with its mask', () => {
  const cnpj = normalizeCnpj('12ABC34501DE35')
  expect(cnpj && formatCnpj(cnpj)).toBe('12.ABC.345/01DE-35')
})
