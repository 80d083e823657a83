import { expect, test } from 'vitest'
import { formErrorText } from '#components/contract-form/form-error-text.ts'

test('words a general error as the field does, in the language of the screen', () => {
  expect(formErrorText('phone', { type: 'required', message: 'Required.' }, 'pt-BR')).toMatch(
    /Celular com DDD/,
  )
  expect(formErrorText('phone', { type: 'invalid_phone' }, 'en')).toMatch(/Mobile with area code/)
})

test('keeps the text of a more specific error', () => {
  const message = 'A chave PIX é de outra pessoa.'
  expect(formErrorText('pix', { type: 'document_mismatch', message }, 'pt-BR')).toBe(message)
})

test('falls back to the next action for an error without text, and shows nothing without an error', () => {
  expect(formErrorText('street', { type: 'odd' }, 'en')).toBe('Check this field.')
  expect(formErrorText('street', undefined, 'en')).toBeUndefined()
})
