import type { UseFormReturn } from 'react-hook-form'
import { useLanguage } from '#components/use-language.ts'
import type { BorrowerFormValues } from './borrower-form.ts'

type FormErrorText = typeof import('./form-error-text.ts').formErrorText

let formErrorText: FormErrorText | undefined

export const withFormErrorText = async <Schema>(loading: Promise<Schema>): Promise<Schema> => {
  const [loaded, schema] = await Promise.all([import('./form-error-text.ts'), loading])
  formErrorText = loaded.formErrorText
  return schema
}

export const useFormError = ({ formState: { errors } }: UseFormReturn<BorrowerFormValues>) => {
  const language = useLanguage()
  return (field: keyof BorrowerFormValues) =>
    formErrorText ? formErrorText(field, errors[field], language) : errors[field]?.message
}
