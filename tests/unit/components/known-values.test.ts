import { expect, test } from 'vitest'
import { EMPTY_BORROWER_FORM } from '#components/contract-form/borrower-form.ts'
import { borrowerFormOf, knownValuesOf } from '#components/contract-form/known-values.ts'
import type { KnownBorrower } from '#lib/domain/personal-data/known-borrower.ts'

const CPF = '52998224725'
const KNOWN: KnownBorrower = {
  givenAt: new Date('2026-11-01T02:00:00Z'),
  borrower: {
    name: 'Maria da Silva',
    birthDate: '1990-03-15' as KnownBorrower['borrower']['birthDate'],
    email: 'maria@example.com',
    phone: { countryCode: '55', areaCode: '11', number: '987654321' },
  },
  pixKey: null,
}
const pixOf = (pixKey: KnownBorrower['pixKey']) => knownValuesOf({ ...KNOWN, pixKey }, CPF)?.values.pix

test('starts a new customer with the CPF as masked PIX key, and nothing else', () => {
  expect(knownValuesOf(null, CPF)).toBeUndefined()
  expect(borrowerFormOf(CPF, undefined)).toEqual({ ...EMPTY_BORROWER_FORM, pix: '***.982.247-**' })
})

test('leaves unknown values of a returning customer as in the empty form', () => {
  const { values, givenOn } = knownValuesOf(KNOWN, CPF) ?? {}
  expect(givenOn).toBe('2026-10-31')
  expect(borrowerFormOf(CPF, values)).toEqual({
    ...EMPTY_BORROWER_FORM,
    name: 'Maria da Silva',
    birthDate: '1990-03-15',
    email: 'maria@example.com',
    phone: '11987654321',
    pix: '',
  })
})

test('offers the previous PIX key only if it is a CPF or a contact that the form contains', () => {
  expect(pixOf('cpf')).toBe('***.982.247-**')
  expect(pixOf('phone')).toBe('+5511987654321')
  expect(pixOf('email')).toBe('maria@example.com')
  expect(pixOf(null)).toBeUndefined()
})
