'use client'
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form'
import { PostalCodeField } from '#components/fields/postal-code-field.tsx'
import { SelectField } from '#components/fields/select-field.tsx'
import { TextField } from '#components/fields/text-field.tsx'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Card } from '#components/ui/card.tsx'
import { cn } from '#components/ui/class-names.ts'
import { FEDERATIVE_UNITS } from '#lib/domain/documents/federative-units.ts'
import type { BorrowerFormValues } from './borrower-form.ts'
import { FilledText } from './filled-text.tsx'
import type { FieldOfPostalCode } from './postal-code-fields.ts'
import { useAddressFilling } from './use-address-filling.ts'
import { useFormError } from './use-form-error.ts'

const TEXTS = texts({
  address: ['Endereço', 'Address'],
  leadsOn: [
    'O CEP preenche o que sabe e leva ao próximo campo.',
    'The CEP fills what it knows and leads to the next field.',
  ],
  state: ['Estado', 'State'],
  select: ['Selecione', 'Select'],
  city: ['Cidade', 'City'],
  street: ['Rua', 'Street'],
  number: ['Número', 'Number'],
  noNumber: ['S/N se não houver', 'S/N if there is none'],
  neighborhood: ['Bairro', 'Neighbourhood'],
  complement: ['Complemento', 'Address line 2'],
})

const STATE_OPTIONS = Object.entries(FEDERATIVE_UNITS).map(([value, name]) => ({
  value,
  label: `${value} · ${name}`,
}))

export const AddressSection = ({ form }: { form: UseFormReturn<BorrowerFormValues> }) => {
  const t = useTexts(TEXTS)
  const { register } = form
  const error = useFormError(form)
  const { closed, open, ...filling } = useAddressFilling(form)
  // Fields that are shown as text stay in the form as hidden inputs, so that they are validated and sent.
  const unless = (field: FieldOfPostalCode, className: string) =>
    cn(className, closed.includes(field) && 'hidden')
  return (
    <Card title={t.address} description={t.leadsOn}>
      <div className="grid gap-4 sm:grid-cols-6">
        <FillingPostalCode form={form} error={error('postalCode')} filling={filling} />
        <ClosedAddress {...{ form, closed, open }} />
        <TextField
          className={unless('street', 'sm:col-span-4')}
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
          className={unless('neighborhood', 'sm:col-span-2')}
          label={t.neighborhood}
          error={error('neighborhood')}
          {...register('neighborhood')}
        />
        <TextField
          className="sm:col-span-2"
          label={t.complement}
          optional
          error={error('complement')}
          {...register('complement')}
        />
        <TextField
          className={unless('city', 'sm:col-span-4')}
          label={t.city}
          error={error('city')}
          {...register('city')}
        />
        <SelectField
          className={unless('state', 'sm:col-span-2')}
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

const CLOSED_TEXTS = texts({
  byPostalCode: ['Pelo CEP', 'From the CEP'],
  address: ['o endereço', 'the address'],
})

type ClosedAddressProps = {
  form: UseFormReturn<BorrowerFormValues>
  closed: readonly FieldOfPostalCode[]
  open: () => void
}

const ClosedAddress = ({ form, closed, open }: ClosedAddressProps) => {
  const t = useTexts(CLOSED_TEXTS)
  const names = ['street', 'neighborhood', 'city', 'state'] as const
  const values = useWatch({ control: form.control, name: names })
  if (closed.length === 0) return null
  return (
    <FilledText
      className="sm:col-span-4"
      label={t.byPostalCode}
      what={t.address}
      values={values.filter((_, index) => closed.some((field) => field === names[index]))}
      onChange={open}
    />
  )
}

type FillingPostalCodeProps = {
  form: UseFormReturn<BorrowerFormValues>
  error: string | undefined
  filling: Omit<ReturnType<typeof useAddressFilling>, 'closed' | 'open'>
}

const FillingPostalCode = ({ form, error, filling }: FillingPostalCodeProps) => (
  <Controller
    name="postalCode"
    control={form.control}
    render={({ field }) => (
      <PostalCodeField
        {...field}
        id={filling.inputId}
        className="sm:col-span-2"
        error={error}
        hint={filling.problem ? <span className="text-warning">{filling.problem}</span> : undefined}
        pending={filling.pending}
        onChange={(code) => {
          field.onChange(code)
          filling.lookUp(code)
        }}
      />
    )}
  />
)
