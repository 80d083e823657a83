import { expect, test } from 'vitest'
import { formErrorText } from '#components/proposals/borrower-form.ts'

test('a general refusal is put in the words of the field, in the language of the screen', () => {
  expect(formErrorText('phone', { type: 'required', message: 'Required.' }, 'pt-BR')).toMatch(
    /Celular com DDD/,
  )
  expect(formErrorText('phone', { type: 'invalid_phone' }, 'en')).toMatch(/Mobile with area code/)
})

test('a refusal that knows more keeps its own words', () => {
  const message = 'A chave PIX é de outra pessoa.'
  expect(formErrorText('pix', { type: 'document_mismatch', message }, 'pt-BR')).toBe(message)
})

test('a refusal without words still says what to do, and no refusal says nothing', () => {
  expect(formErrorText('street', { type: 'odd' }, 'en')).toBe('Check this field.')
  expect(formErrorText('street', undefined, 'en')).toBeUndefined()
})
