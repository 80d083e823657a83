'use client'
import type { ReactNode } from 'react'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { DateField } from '#components/fields/date-field'
import { PhoneField } from '#components/fields/phone-field'
import { SelectField } from '#components/fields/select-field'
import { TextField } from '#components/fields/text-field'
import { Card } from '#components/ui/card'
import { Checkbox } from '#components/ui/checkbox'
import type { MaritalStatus } from '#lib/domain/proposals/borrower'
import { type BorrowerFormValues, formErrorText } from './borrower-form.ts'

const MARITAL_STATUS_NAMES: Record<MaritalStatus, string> = {
  single: 'Solteiro(a)',
  married: 'Casado(a)',
  divorced: 'Divorciado(a)',
  widower: 'Viúvo(a)',
  separated: 'Separado(a)',
}

const MARITAL_STATUS_OPTIONS = Object.entries(MARITAL_STATUS_NAMES).map(([value, label]) => ({
  value,
  label,
}))

type BorrowerSectionProps = {
  form: UseFormReturn<BorrowerFormValues>
  /**
   * The fields of the identity document, on a grid of six columns; products ask for more or less of it. A component of its own: what
   * registers its fields first is where a refused form puts the focus.
   */
  document: ReactNode
}

/** Who borrows, and how to reach them. */
export const BorrowerSection = ({ form, document }: BorrowerSectionProps) => {
  const { register, control, formState } = form
  const error = (field: keyof BorrowerFormValues) => formErrorText(field, formState.errors[field])
  return (
    <>
      <Card title="Cliente">
        <div className="grid gap-4 sm:grid-cols-6">
          <TextField
            className="sm:col-span-4"
            label="Nome completo"
            autoCapitalize="words"
            error={error('name')}
            {...register('name')}
          />
          <Controller
            name="birthDate"
            control={control}
            render={({ field }) => (
              <DateField {...field} className="sm:col-span-2" label="Nascimento" error={error('birthDate')} />
            )}
          />
          <TextField
            className="sm:col-span-4"
            label="Nome da mãe"
            autoCapitalize="words"
            error={error('motherName')}
            {...register('motherName')}
          />
          {document}
          <SelectField
            className="sm:col-span-3"
            label="Estado civil"
            placeholder="Selecione"
            options={MARITAL_STATUS_OPTIONS}
            error={error('maritalStatus')}
            {...register('maritalStatus')}
          />
          <TextField
            className="sm:col-span-3"
            label="Nacionalidade"
            error={error('nationality')}
            {...register('nationality')}
          />
          <Checkbox
            className="sm:col-span-6"
            label="É pessoa exposta politicamente (PEP)"
            description="Ocupa ou ocupou cargo público relevante nos últimos 5 anos, ou é familiar próximo de quem ocupa."
            {...register('isPEP')}
          />
        </div>
      </Card>
      <Card title="Contato" description="Por onde o cliente recebe o link para assinar.">
        <div className="grid gap-4 sm:grid-cols-2">
          <Controller
            name="phone"
            control={control}
            render={({ field }) => <PhoneField {...field} label="Celular" error={error('phone')} />}
          />
          <TextField
            label="E-mail"
            type="email"
            inputMode="email"
            autoCapitalize="none"
            error={error('email')}
            {...register('email')}
          />
        </div>
      </Card>
    </>
  )
}
