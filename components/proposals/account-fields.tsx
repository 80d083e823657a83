'use client'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { ComboboxField } from '#components/fields/combobox-field'
import { TextField } from '#components/fields/text-field'
import { RadioGroup } from '#components/ui/radio-group'
import { useBanks } from '#lib/client/banks'
import { problemIn } from '#lib/client/call-api'
import { type BorrowerFormValues, formErrorText } from './borrower-form.ts'

const ACCOUNT_TYPES = [
  { value: 'checking_account', label: 'Corrente' },
  { value: 'savings_account', label: 'Poupança' },
]

/** A bank account, with the banks that can be paid to. */
export const AccountFields = ({ form }: { form: UseFormReturn<BorrowerFormValues> }) => {
  const { register, control, formState } = form
  const banks = useBanks()
  const error = (field: keyof BorrowerFormValues) => formErrorText(field, formState.errors[field])
  const options = (banks.data?.data ?? []).map(({ id, shortName, name, code }) => ({
    value: id,
    label: shortName || name,
    detail: code ?? '',
  }))
  return (
    <div className="mt-4 grid gap-4 sm:grid-cols-6">
      <Controller
        name="bankId"
        control={control}
        render={({ field }) => (
          <ComboboxField
            {...field}
            className="sm:col-span-6"
            label="Banco"
            placeholder="Nome ou código"
            options={options}
            pending={banks.isPending}
            emptyText={banks.error ? problemIn(banks.error).detail : undefined}
            error={error('bankId')}
          />
        )}
      />
      <TextField
        className="sm:col-span-2"
        label="Agência"
        inputMode="numeric"
        hint="Sem o dígito"
        error={error('agency')}
        {...register('agency')}
      />
      <TextField
        className="sm:col-span-3"
        label="Conta"
        inputMode="numeric"
        hint="Sem o dígito"
        error={error('account')}
        {...register('account')}
      />
      <TextField
        className="sm:col-span-1"
        label="Dígito"
        maxLength={2}
        error={error('digit')}
        {...register('digit')}
      />
      <RadioGroup
        className="sm:col-span-6"
        label="Tipo de conta"
        columns={2}
        options={ACCOUNT_TYPES}
        {...register('accountType')}
      />
    </div>
  )
}
