import type { UseFormReturn } from 'react-hook-form'
import { expect, test } from 'vitest'
import { fieldOfPointer } from '#lib/client/contract-resolver.ts'
import { showFieldErrors } from '#lib/client/show-field-errors.ts'

type Values = { name: string; payment: { pix: string } }

const formOf = (values: Values) => {
  const calls: { field: string; type: unknown; focused: boolean }[] = []
  const form = {
    getValues: (field?: string) =>
      field === undefined
        ? values
        : field.split('.').reduce<unknown>((at, name) => valueAt(at, name), values),
    setError: (field: string, error: { type: unknown }, options: { shouldFocus: boolean }) =>
      calls.push({ field, type: error.type, focused: options.shouldFocus }),
  } as unknown as UseFormReturn<Values>
  return { form, calls }
}
const valueAt = (at: unknown, name: string) => (at as Record<string, unknown> | undefined)?.[name]

test('shows refusals beside their fields and focuses the first of them', () => {
  const { form, calls } = formOf({ name: '', payment: { pix: '' } })
  const errors = [
    { pointer: '/simulationId', code: 'simulation_expired', message: '' },
    { pointer: '/payment/pix', code: 'invalid_pix_key', message: '' },
    { pointer: '/name', code: 'required', message: '' },
  ]
  expect(showFieldErrors(form, { errors })).toBe(true)
  expect(calls).toEqual([
    { field: 'payment.pix', type: 'invalid_pix_key', focused: true },
    { field: 'name', type: 'required', focused: false },
  ])
})

test('leaves a refusal about no field of the form to be shown elsewhere', () => {
  const { form, calls } = formOf({ name: '', payment: { pix: '' } })
  expect(showFieldErrors(form, { errors: [{ pointer: '/id', code: 'odd', message: '' }] })).toBe(false)
  expect(showFieldErrors(form, { errors: [] })).toBe(false)
  expect(calls).toEqual([])
})

test('maps a pointer to a path of the form', () => {
  expect(fieldOfPointer('/payment/data/pix')).toBe('payment.data.pix')
})
