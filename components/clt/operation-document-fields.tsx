'use client'
import { Controller, type UseFormReturn } from 'react-hook-form'
import type { BorrowerFormValues } from '#components/contract-form/borrower-form.ts'
import { useFormError } from '#components/contract-form/use-form-error.ts'
import { DateField } from '#components/fields/date-field.tsx'
import { SelectField } from '#components/fields/select-field.tsx'
import { TextField } from '#components/fields/text-field.tsx'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { cn } from '#components/ui/class-names.ts'
import { likelyIdentityDocument } from '#lib/domain/documents/likely-identity-document.ts'
import { useGenderOptions } from './use-gender-options.ts'

const TEXTS = texts({
  gender: ['Gênero', 'Gender'],
  select: ['Selecione', 'Select'],
  document: ['Documento', 'Document'],
  number: ['Número do documento', 'Document number'],
  issuer: ['Órgão emissor', 'Issuing authority'],
  issueDate: ['Data de emissão', 'Issue date'],
})

const DOCUMENTS = [
  { value: 'rg', label: 'RG' },
  { value: 'cnh', label: 'CNH' },
]

type OperationDocumentFieldsProps = { form: UseFormReturn<BorrowerFormValues>; genderHidden: boolean }

export const OperationDocumentFields = ({ form, genderHidden }: OperationDocumentFieldsProps) => {
  const t = useTexts(TEXTS)
  const genders = useGenderOptions()
  const { register, control, formState, setValue } = form
  const error = useFormError(form)
  // Selects a CNH if the number looks like one, else an RG, until the person selects a document type.
  const followNumber = ({ target }: { target: { value: string } }) => {
    if (!form.getFieldState('documentType', formState).isDirty)
      setValue('documentType', likelyIdentityDocument(target.value))
  }
  return (
    <>
      <SelectField
        className={cn('sm:col-span-2', genderHidden && 'hidden')}
        label={t.gender}
        placeholder={t.select}
        options={genders}
        error={error('gender')}
        {...register('gender')}
      />
      <SelectField
        className="sm:col-span-2"
        label={t.document}
        options={DOCUMENTS}
        error={error('documentType')}
        {...register('documentType')}
      />
      <TextField
        className="sm:col-span-4"
        label={t.number}
        error={error('documentIdentificationNumber')}
        {...register('documentIdentificationNumber', { onChange: followNumber })}
      />
      <TextField
        className="sm:col-span-3"
        label={t.issuer}
        optional
        placeholder="SSP/SP"
        autoCapitalize="characters"
        error={error('documentIssuer')}
        {...register('documentIssuer')}
      />
      <Controller
        name="documentDate"
        control={control}
        render={({ field }) => (
          <DateField {...field} className="sm:col-span-3" label={t.issueDate} error={error('documentDate')} />
        )}
      />
    </>
  )
}
