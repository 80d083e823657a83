'use client'
import type { UseFormReturn } from 'react-hook-form'
import { TextField } from '../fields/text-field.tsx'
import { type BorrowerFormValues, formErrorText } from '../proposals/borrower-form.ts'

/** The identity document: its number is all that FGTS asks for. */
export const FgtsDocumentField = ({ form }: { form: UseFormReturn<BorrowerFormValues> }) => (
  <TextField
    className="sm:col-span-2"
    label="RG ou CNH"
    error={formErrorText('documentIdentificationNumber', form.formState.errors.documentIdentificationNumber)}
    {...form.register('documentIdentificationNumber')}
  />
)
