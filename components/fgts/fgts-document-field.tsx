'use client'
import type { UseFormReturn } from 'react-hook-form'
import { TextField } from '../fields/text-field.tsx'
import { texts } from '../language/texts.ts'
import { useTexts } from '../language/use-texts.ts'
import type { BorrowerFormValues } from '../proposals/borrower-form.ts'
import { useFormError } from '../proposals/use-form-error.ts'

const TEXTS = texts({
  document: ['RG ou CNH', 'RG or CNH'],
})

/** The identity document: its number is all that FGTS asks for. */
export const FgtsDocumentField = ({ form }: { form: UseFormReturn<BorrowerFormValues> }) => {
  const t = useTexts(TEXTS)
  const error = useFormError(form)
  return (
    <TextField
      className="sm:col-span-2"
      label={t.document}
      error={error('documentIdentificationNumber')}
      {...form.register('documentIdentificationNumber')}
    />
  )
}
