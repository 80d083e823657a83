'use client'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { PostalCodeField } from '#components/fields/postal-code-field.tsx'
import { SelectField } from '#components/fields/select-field.tsx'
import { TextField } from '#components/fields/text-field.tsx'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Card } from '#components/ui/card.tsx'
import { FEDERATIVE_UNITS } from '#lib/domain/documents/federative-units.ts'
import type { BorrowerFormValues } from './borrower-form.ts'
import { useAddressFilling } from './use-address-filling.ts'
import { useFormError } from './use-form-error.ts'

const TEXTS = texts({
  address: ['Endereço', 'Address'],
  state: ['Estado', 'State'],
  select: ['Selecione', 'Select'],
  city: ['Cidade', 'City'],
  street: ['Rua', 'Street'],
  number: ['Número', 'Number'],
  noNumber: ['S/N se não houver', 'S/N if there is none'],
  neighborhood: ['Bairro', 'Neighbourhood'],
  complement: ['Complemento', 'Address line 2'],
})

const STATE_OPTIONS = Object.entries(FEDERATIVE_UNITS)
  .map(([value, name]) => ({ value, label: `${value} · ${name}` }))
  .sort((a, b) => a.value.localeCompare(b.value))

/** CEP and number come first, because the CEP usually fills the other fields. */
export const AddressSection = ({ form }: { form: UseFormReturn<BorrowerFormValues> }) => {
  const t = useTexts(TEXTS)
  const { register } = form
  const error = useFormError(form)
  return (
    <Card title={t.address}>
      <div className="grid gap-4 sm:grid-cols-6">
        <FillingPostalCode form={form} error={error('postalCode')} />
        <TextField
          className="sm:col-span-2"
          label={t.number}
          placeholder={t.noNumber}
          error={error('addressNumber')}
          {...register('addressNumber')}
        />
        <TextField
          className="sm:col-span-2"
          label={t.complement}
          optional
          error={error('complement')}
          {...register('complement')}
        />
        <TextField
          className="sm:col-span-4"
          label={t.street}
          error={error('street')}
          {...register('street')}
        />
        <TextField
          className="sm:col-span-2"
          label={t.neighborhood}
          error={error('neighborhood')}
          {...register('neighborhood')}
        />
        <TextField className="sm:col-span-4" label={t.city} error={error('city')} {...register('city')} />
        <SelectField
          className="sm:col-span-2"
          label={t.state}
          placeholder={t.select}
          options={STATE_OPTIONS}
          error={error('state')}
          {...register('state')}
        />
      </div>
    </Card>
  )
}

type FillingPostalCodeProps = { form: UseFormReturn<BorrowerFormValues>; error: string | undefined }

const FillingPostalCode = ({ form, error }: FillingPostalCodeProps) => {
  const { pending, lookUp: follow } = useAddressFilling(form)
  return (
    <Controller
      name="postalCode"
      control={form.control}
      render={({ field }) => (
        <PostalCodeField
          {...field}
          className="sm:col-span-2"
          error={error}
          pending={pending}
          onChange={(code) => {
            field.onChange(code)
            follow(code)
          }}
        />
      )}
    />
  )
}
