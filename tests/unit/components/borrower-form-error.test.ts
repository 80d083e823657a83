import { expect, test } from 'vitest'
import { formErrorText } from '#components/contract-form/borrower-form.ts'

test('words a general refusal as the field does, in the language of the screen', () => {
  expect(formErrorText('phone', { type: 'required', message: 'Required.' }, 'pt-BR')).toMatch(
    /Celular com DDD/,
  )
  expect(formErrorText('phone', { type: 'invalid_phone' }, 'en')).toMatch(/Mobile with area code/)
})

test('keeps the words of a more specific refusal', () => {
  const message = 'A chave PIX é de outra pessoa.'
  expect(formErrorText('pix', { type: 'document_mismatch', message }, 'pt-BR')).toBe(message)
})

test('says what to do for a refusal without words, and nothing without a refusal', () => {
  expect(formErrorText('street', { type: 'odd' }, 'en')).toBe('Check this field.')
  expect(formErrorText('street', undefined, 'en')).toBeUndefined()
})
