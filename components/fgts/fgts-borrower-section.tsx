'use client'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { DateField } from '#components/fields/date-field'
import { PhoneField } from '#components/fields/phone-field'
import { SelectField } from '#components/fields/select-field'
import { TextField } from '#components/fields/text-field'
import { Card } from '#components/ui/card'
import { Checkbox } from '#components/ui/checkbox'
import type { MaritalStatus } from '#lib/domain/proposals/borrower'
import { type FgtsProposalValues, proposalErrorText } from './fgts-proposal-values.ts'

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

/** Who borrows, and how to reach them. */
export const FgtsBorrowerSection = ({ form }: { form: UseFormReturn<FgtsProposalValues> }) => {
  const { register, control, formState } = form
  const error = (field: keyof FgtsProposalValues) => proposalErrorText(field, formState.errors[field])
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
          <TextField
            className="sm:col-span-2"
            label="RG ou CNH"
            error={error('documentIdentificationNumber')}
            {...register('documentIdentificationNumber')}
          />
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
