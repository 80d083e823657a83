import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { BorrowerFormValues } from './borrower-form.ts'

type Field = keyof BorrowerFormValues

const BEFORE_DOCUMENT = ['name', 'birthDate', 'motherName'] as const
const AFTER_DOCUMENT = [
  'maritalStatus',
  'phone',
  'email',
  'postalCode',
  'street',
  'addressNumber',
  'neighborhood',
  'city',
  'state',
  'pix',
] as const

/** Skips touch screens, where the keyboard would open. Must run after `useDraft`, which fills fields. */
export const useFirstFieldFocus = (
  { getValues, setFocus }: UseFormReturn<BorrowerFormValues>,
  document: readonly Field[],
): void => {
  useEffect(() => {
    if (matchMedia('(pointer: coarse)').matches || isInUse()) return
    const fields = [...BEFORE_DOCUMENT, ...document, ...AFTER_DOCUMENT]
    setFocus(fields.find((field) => getValues(field) === '') ?? 'name')
  }, [getValues, setFocus, document])
}

/** Returns whether the focus is on a control, for example because somebody typed before hydration. */
const isInUse = () => document.activeElement?.matches('a, button, input, select, textarea') ?? false
