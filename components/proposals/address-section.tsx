'use client'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { PostalCodeField } from '#components/fields/postal-code-field'
import { SelectField } from '#components/fields/select-field'
import { TextField } from '#components/fields/text-field'
import { Card } from '#components/ui/card'
import { FEDERATIVE_UNITS } from '#lib/domain/documents/federative-units'
import { type BorrowerFormValues, formErrorText } from './borrower-form.ts'

const STATE_OPTIONS = Object.entries(FEDERATIVE_UNITS)
  .map(([value, name]) => ({ value, label: `${value} · ${name}` }))
  .sort((a, b) => a.value.localeCompare(b.value))

/** Where the customer lives. */
export const AddressSection = ({ form }: { form: UseFormReturn<BorrowerFormValues> }) => {
  const { register, control, formState } = form
  const error = (field: keyof BorrowerFormValues) => formErrorText(field, formState.errors[field])
  return (
    <Card title="Endereço">
      <div className="grid gap-4 sm:grid-cols-6">
        <Controller
          name="postalCode"
          control={control}
          render={({ field }) => (
            <PostalCodeField {...field} className="sm:col-span-2" error={error('postalCode')} />
          )}
        />
        <SelectField
          className="sm:col-span-2"
          label="Estado"
          placeholder="Selecione"
          options={STATE_OPTIONS}
          error={error('state')}
          {...register('state')}
        />
        <TextField className="sm:col-span-2" label="Cidade" error={error('city')} {...register('city')} />
        <TextField className="sm:col-span-4" label="Rua" error={error('street')} {...register('street')} />
        <TextField
          className="sm:col-span-2"
          label="Número"
          placeholder="S/N se não houver"
          error={error('addressNumber')}
          {...register('addressNumber')}
        />
        <TextField
          className="sm:col-span-3"
          label="Bairro"
          error={error('neighborhood')}
          {...register('neighborhood')}
        />
        <TextField
          className="sm:col-span-3"
          label="Complemento"
          optional
          error={error('complement')}
          {...register('complement')}
        />
      </div>
    </Card>
  )
}
