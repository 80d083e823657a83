import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Cpf, cpfCheckDigits, formatCpf, maskCpf, normalizeCpf } from '#lib/domain/documents/cpf.ts'
import { makeCpf } from '#tests/support/fixtures/cpf.ts'

test('reads a CPF masked or bare and keeps its leading zeros', () => {
  expect(normalizeCpf('123.456.789-09')).toBe('12345678909')
  expect(normalizeCpf(' 12345678909 ')).toBe('12345678909')
  expect(normalizeCpf('000.000.001-91')).toBe('00000000191')
})

test('rejects wrong check digits, repeated digits, wrong lengths and other characters', () => {
  const wrong = [
    '12345678900',
    '123.456.789-00',
    '11111111111',
    '00000000000',
    '1234567890',
    '123456789090',
    '191',
  ]
  for (const text of [
    ...wrong,
    '',
    '123  456 789 09',
    '1234567890a',
    '12345678909;',
    '１２３４５６７８９００',
  ])
    expect(normalizeCpf(text), text).toBeNull()
})

test('rejects every single wrong digit', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 999_999 }),
      fc.integer({ min: 0, max: 10 }),
      fc.integer({ min: 1, max: 9 }),
      (seed, at, shift) => {
        const cpf = makeCpf({ seed, digits79: '345' })
        const wrong = [...cpf]
          .map((digit, index) => (index === at ? (Number(digit) + shift) % 10 : digit))
          .join('')
        // A remainder of 10 counts as check digit 0, so a changed digit can leave a check digit valid.
        expect(normalizeCpf(wrong)).toBe(wrong.endsWith(cpfCheckDigits(wrong.slice(0, 9))) ? wrong : null)
        expect(normalizeCpf(cpf)).toBe(cpf)
      },
    ),
  )
})

test('shows it whole or masked', () => {
  expect(formatCpf('12345678909' as Cpf)).toBe('123.456.789-09')
  expect(maskCpf('12345678909' as Cpf)).toBe('***.456.789-**')
})

test('makes valid numbers with the given digits in the test aid', () => {
  expect(makeCpf({ seed: 7, digits79: '908' })).toMatch(/^000007908\d\d$/)
  expect(normalizeCpf(makeCpf({ seed: 123456 }))).not.toBeNull()
})
