'use client'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { PostalCodeField } from '#components/fields/postal-code-field'
import { SelectField } from '#components/fields/select-field'
import { TextField } from '#components/fields/text-field'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Card } from '#components/ui/card'
import { FEDERATIVE_UNITS } from '#lib/domain/documents/federative-units'
import type { BorrowerFormValues } from './borrower-form.ts'
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

/** Where the customer lives. */
export const AddressSection = ({ form }: { form: UseFormReturn<BorrowerFormValues> }) => {
  const t = useTexts(TEXTS)
  const { register, control, getValues, setValue } = form
  // One click less: a CEP tells its state. A state chosen before, or while the ranges were fetched, stays.
  const fillState = async (code: string) => {
    const { stateOfPostalCode } = await import('#lib/domain/documents/state-of-postal-code')
    const state = stateOfPostalCode(code)
    if (state && getValues('postalCode') === code && getValues('state') === '')
      setValue('state', state, { shouldDirty: true, shouldValidate: false })
  }
  const error = useFormError(form)
  return (
    <Card title={t.address}>
      <div className="grid gap-4 sm:grid-cols-6">
        <Controller
          name="postalCode"
          control={control}
          render={({ field }) => (
            <PostalCodeField
              {...field}
              className="sm:col-span-2"
              error={error('postalCode')}
              onChange={(code) => {
                field.onChange(code)
                // Without the ranges it is chosen by hand.
                fillState(code).catch(() => undefined)
              }}
            />
          )}
        />
        <SelectField
          className="sm:col-span-2"
          label={t.state}
          placeholder={t.select}
          options={STATE_OPTIONS}
          error={error('state')}
          {...register('state')}
        />
        <TextField className="sm:col-span-2" label={t.city} error={error('city')} {...register('city')} />
        <TextField
          className="sm:col-span-4"
          label={t.street}
          error={error('street')}
          {...register('street')}
        />
        <TextField
          className="sm:col-span-2"
          label={t.number}
          placeholder={t.noNumber}
          error={error('addressNumber')}
          {...register('addressNumber')}
        />
        <TextField
          className="sm:col-span-3"
          label={t.neighborhood}
          error={error('neighborhood')}
          {...register('neighborhood')}
        />
        <TextField
          className="sm:col-span-3"
          label={t.complement}
          optional
          error={error('complement')}
          {...register('complement')}
        />
      </div>
    </Card>
  )
}
