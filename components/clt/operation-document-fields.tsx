'use client'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { DateField } from '../fields/date-field.tsx'
import { SelectField } from '../fields/select-field.tsx'
import { TextField } from '../fields/text-field.tsx'
import { type BorrowerFormValues, formErrorText } from '../proposals/borrower-form.ts'

const GENDERS = [
  { value: 'female', label: 'Feminino' },
  { value: 'male', label: 'Masculino' },
]

const DOCUMENTS = [
  { value: 'rg', label: 'RG' },
  { value: 'cnh', label: 'CNH' },
]

/** Gender and the identity document with issuer and date, as payroll credit asks for them. */
export const OperationDocumentFields = ({ form }: { form: UseFormReturn<BorrowerFormValues> }) => {
  const { register, control, formState } = form
  const error = (field: keyof BorrowerFormValues) => formErrorText(field, formState.errors[field])
  return (
    <>
      <SelectField
        className="sm:col-span-2"
        label="Gênero"
        placeholder="Selecione"
        options={GENDERS}
        error={error('gender')}
        {...register('gender')}
      />
      <SelectField
        className="sm:col-span-2"
        label="Documento"
        placeholder="Selecione"
        options={DOCUMENTS}
        error={error('documentType')}
        {...register('documentType')}
      />
      <TextField
        className="sm:col-span-4"
        label="Número do documento"
        error={error('documentIdentificationNumber')}
        {...register('documentIdentificationNumber')}
      />
      <TextField
        className="sm:col-span-3"
        label="Órgão emissor"
        placeholder="SSP/SP"
        autoCapitalize="characters"
        error={error('documentIssuer')}
        {...register('documentIssuer')}
      />
      <Controller
        name="documentDate"
        control={control}
        render={({ field }) => (
          <DateField
            {...field}
            className="sm:col-span-3"
            label="Data de emissão"
            error={error('documentDate')}
          />
        )}
      />
    </>
  )
}
