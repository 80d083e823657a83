'use client'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { ComboboxField } from '#components/fields/combobox-field.tsx'
import { TextField } from '#components/fields/text-field.tsx'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { RadioGroup } from '#components/ui/radio-group.tsx'
import { useBanks } from '#lib/client/banks.ts'
import { problemIn } from '#lib/client/call-api.ts'
import type { BorrowerFormValues } from './borrower-form.ts'
import { useFormError } from './use-form-error.ts'

const TEXTS = texts({
  checking: ['Corrente', 'Checking'],
  savings: ['Poupança', 'Savings'],
  payment: ['Pagamento', 'Payment'],
  bank: ['Banco', 'Bank'],
  nameOrCode: ['Nome ou código', 'Name or code'],
  branch: ['Agência', 'Branch'],
  account: ['Conta', 'Account'],
  withoutDigit: ['Sem o dígito', 'Without the digit'],
  digit: ['Dígito', 'Digit'],
  accountType: ['Tipo de conta', 'Account type'],
})

export const AccountFields = ({ form }: { form: UseFormReturn<BorrowerFormValues> }) => {
  const t = useTexts(TEXTS)
  const { register } = form
  const error = useFormError(form)
  const accountTypes = [
    { value: 'checking_account', label: t.checking },
    { value: 'savings_account', label: t.savings },
    { value: 'payment_account', label: t.payment },
  ]
  return (
    <div className="mt-4 grid gap-4 sm:grid-cols-6">
      <BankField form={form} error={error('bankId')} />
      <TextField
        className="sm:col-span-2"
        label={t.branch}
        inputMode="numeric"
        hint={t.withoutDigit}
        error={error('agency')}
        {...register('agency')}
      />
      <TextField
        className="sm:col-span-3"
        label={t.account}
        inputMode="numeric"
        hint={t.withoutDigit}
        error={error('account')}
        {...register('account')}
      />
      <TextField
        className="sm:col-span-1"
        label={t.digit}
        maxLength={2}
        error={error('digit')}
        {...register('digit')}
      />
      <RadioGroup
        className="sm:col-span-6"
        label={t.accountType}
        columns={3}
        options={accountTypes}
        {...register('accountType')}
      />
    </div>
  )
}

type BankFieldProps = { form: UseFormReturn<BorrowerFormValues>; error: string | undefined }

const BankField = ({ form, error }: BankFieldProps) => {
  const t = useTexts(TEXTS)
  const banks = useBanks()
  const problem = banks.error && problemIn(banks.error)
  const options = (banks.data?.data ?? []).map(({ id, shortName, name, code }) => ({
    value: id,
    label: shortName || name,
    detail: code ?? '',
  }))
  return (
    <Controller
      name="bankId"
      control={form.control}
      render={({ field }) => (
        <ComboboxField
          {...field}
          className="sm:col-span-6"
          label={t.bank}
          placeholder={t.nameOrCode}
          options={options}
          pending={banks.isPending}
          emptyText={problem ? `${problem.detail} ${problem.nextAction}` : undefined}
          error={error}
        />
      )}
    />
  )
}
