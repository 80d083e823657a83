import type { UseFormReturn } from 'react-hook-form'
import { useLanguage } from '#components/use-language'
import { type BorrowerFormValues, formErrorText } from './borrower-form.ts'

/** Returns the problem of a field of the proposal's form, in the language of the screen. */
export const useFormError = ({ formState: { errors } }: UseFormReturn<BorrowerFormValues>) => {
  const language = useLanguage()
  return (field: keyof BorrowerFormValues) => formErrorText(field, errors[field], language)
}
