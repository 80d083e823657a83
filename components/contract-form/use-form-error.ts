import type { UseFormReturn } from 'react-hook-form'
import { useLanguage } from '#components/use-language.ts'
import { type BorrowerFormValues, formErrorText } from './borrower-form.ts'

export const useFormError = ({ formState: { errors } }: UseFormReturn<BorrowerFormValues>) => {
  const language = useLanguage()
  return (field: keyof BorrowerFormValues) => formErrorText(field, errors[field], language)
}
