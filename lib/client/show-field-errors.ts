import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import type { ClientProblem } from './answer.ts'
import { fieldOfPointer } from './contract-resolver.ts'

/** Returns false if no error belongs to a field; the caller must then report the problem elsewhere. */
export const showFieldErrors = <Values extends FieldValues>(
  form: UseFormReturn<Values>,
  { errors }: Pick<ClientProblem, 'errors'>,
  fieldOf: (pointer: string) => string = fieldOfPointer,
): boolean => {
  const fieldErrors = errors
    .map(({ pointer, ...error }) => ({ ...error, field: fieldOf(pointer) as Path<Values> }))
    .filter(({ field }) => field in form.getValues() || form.getValues(field) !== undefined)
  for (const [index, { field, code, message }] of fieldErrors.entries())
    form.setError(field, { type: code, message }, { shouldFocus: index === 0 })
  return fieldErrors.length > 0
}
