import { expect, test } from 'vitest'
import { fieldRefusal } from '#lib/domain/field-refusal.ts'
import type { Language } from '#lib/domain/language.ts'
import { problemOf } from '#lib/http/problem.ts'

const problemBody = (error: Parameters<typeof problemOf>[0], language: Language) =>
  problemOf(error, { instance: '/x', requestId: 'r', language })

test('words a refusal of a field in the language of the response, with the values it names as data', () => {
  const details = { minimum: '1900-01-01', maximum: '2008-11-22' }
  const error = fieldRefusal({ pointer: '/birthDate', code: 'date_out_of_range', details }, 'invalid_request')
  expect(problemBody(error, 'pt-BR').errors).toEqual([
    {
      pointer: '/birthDate',
      code: 'date_out_of_range',
      message: 'A data deve ficar entre 01/01/1900 e 22/11/2008.',
      ...details,
    },
  ])
  expect(problemBody(error, 'en').errors[0]?.message).toBe(
    'The date must be between 1900-01-01 and 2008-11-22.',
  )
})

test('names the first field of an invalid input in the detail with the same words', () => {
  const error = fieldRefusal({ pointer: '/type', code: 'invalid_value' }, 'invalid_request')
  const { code, detail, errors } = problemBody(error, 'pt-BR')
  expect(code).toBe('invalid_request')
  expect(detail.endsWith(`/type: ${errors[0]?.message}`)).toBe(true)
})
