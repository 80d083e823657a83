'use client'
import { Controller } from 'react-hook-form'
import { SelectField } from '#components/fields/select-field.tsx'
import { TextField } from '#components/fields/text-field.tsx'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { ProblemCallout } from '#components/ui/problem-callout.tsx'
import { SubmitButton } from '#components/ui/submit-button.tsx'
import type { Proposal } from '#lib/client/proposals.ts'
import { BankField } from './bank-field.tsx'
import type { ProposalActions } from './proposal-actions.ts'
import { useSolveForm } from './use-solve-form.ts'

type Account = {
  bankId: string
  bankAccountBranch: string
  bankAccountNumber: string
  bankAccountDigit: string
  bankAccountType: 'checking_account' | 'savings_account' | 'payment_account'
}
type Values = { type: 'ted_refusal'; data: Account }
type SolveAccountFormProps = { proposal: Proposal; solve: ProposalActions['solve'] }

const EMPTY: Account = {
  bankId: '',
  bankAccountBranch: '',
  bankAccountNumber: '',
  bankAccountDigit: '',
  bankAccountType: 'checking_account',
}

const TEXTS = texts({
  checking: ['Conta corrente', 'Checking account'],
  savings: ['Conta poupança', 'Savings account'],
  payment: ['Conta de pagamento', 'Payment account'],
  chooseBank: ['Escolha o banco na lista.', 'Choose the bank from the list.'],
  accountType: ['Tipo de conta', 'Account type'],
  branch: ['Agência', 'Branch'],
  account: ['Conta', 'Account'],
  example: (digits: string) => [
    `Sem o dígito. Por exemplo: ${digits}.`,
    `Without the check digit. For example: ${digits}.`,
  ],
  numbersOnly: (digits: string) => [
    `Só números, sem o dígito: por exemplo, ${digits}.`,
    `Numbers only, without the check digit: for example, ${digits}.`,
  ],
  digit: ['Dígito', 'Check digit'],
  afterDash: ['O que vem depois do traço.', 'What comes after the dash.'],
  wrongDigit: ['Um número ou a letra X.', 'A digit or the letter X.'],
  own: ['A conta precisa ser do próprio cliente.', 'The account must be the customer’s own.'],
  send: ['Enviar nova conta', 'Send the new account'],
})

export const SolveAccountForm = ({ proposal, solve }: SolveAccountFormProps) => {
  const t = useTexts(TEXTS)
  const { form, problem, submit, pending } = useSolveForm<Values>({
    proposal,
    solve,
    values: { type: 'ted_refusal', data: EMPTY },
  })
  const errors = form.formState.errors.data
  const digits = { inputMode: 'numeric', autoComplete: 'off' } as const
  const types = [
    { value: 'checking_account', label: t.checking },
    { value: 'savings_account', label: t.savings },
    { value: 'payment_account', label: t.payment },
  ]
  return (
    <form noValidate onSubmit={submit} className="space-y-4">
      {problem ? <ProblemCallout problem={problem} /> : null}
      <Controller
        control={form.control}
        name="data.bankId"
        render={({ field, fieldState }) => <BankField {...field} error={fieldState.error && t.chooseBank} />}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField label={t.accountType} options={types} {...form.register('data.bankAccountType')} />
        <TextField
          label={t.branch}
          hint={errors?.bankAccountBranch ? undefined : t.example('0001')}
          error={errors?.bankAccountBranch && t.numbersOnly('0001')}
          {...digits}
          {...form.register('data.bankAccountBranch')}
        />
        <TextField
          label={t.account}
          hint={errors?.bankAccountNumber ? undefined : t.example('1234567')}
          error={errors?.bankAccountNumber && t.numbersOnly('1234567')}
          {...digits}
          {...form.register('data.bankAccountNumber')}
        />
        <TextField
          label={t.digit}
          hint={t.afterDash}
          error={errors?.bankAccountDigit && t.wrongDigit}
          autoComplete="off"
          {...form.register('data.bankAccountDigit')}
        />
      </div>
      <p className="text-ink-muted text-sm">{t.own}</p>
      <SubmitButton pending={pending}>{t.send}</SubmitButton>
    </form>
  )
}
