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

/**
 * Focuses the first blank field when the form opens, or the name if no field is blank. Does nothing on touch
 * screens, where the focus would open the keyboard. Call this hook after `useDraft`, so that recovered fields
 * count as filled.
 * @param document required fields of the identity document, in the order on the screen
 */
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
