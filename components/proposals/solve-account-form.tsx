'use client'
import { Controller, useForm } from 'react-hook-form'
import { contractResolver } from '#lib/client/contract-resolver'
import type { Proposal } from '#lib/client/proposals'
import { solveFgtsPendingItemContract } from '#lib/contracts/fgts/proposal-pending'
import { ProblemCallout } from '../fgts/problem-callout.tsx'
import { SelectField } from '../fields/select-field.tsx'
import { TextField } from '../fields/text-field.tsx'
import { SubmitButton } from '../ui/submit-button.tsx'
import { BankField } from './bank-field.tsx'
import type { ProposalActions } from './proposal-actions.ts'
import { useSolve } from './use-solve.ts'

type Account = {
  bankId: string
  bankAccountBranch: string
  bankAccountNumber: string
  bankAccountDigit: string
  bankAccountType: 'checking_account' | 'savings_account'
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

const TYPES = [
  { value: 'checking_account', label: 'Conta corrente' },
  { value: 'savings_account', label: 'Conta poupança' },
]

const { body } = solveFgtsPendingItemContract
const resolver = body && contractResolver<Values>(body)

/** Another account for a transfer that was refused. */
export const SolveAccountForm = ({ proposal, solve }: SolveAccountFormProps) => {
  const form = useForm<Values>({
    resolver,
    shouldFocusError: false,
    defaultValues: { type: 'ted_refusal', data: EMPTY },
  })
  const { problem, submit } = useSolve({ form, proposal, solve })
  const errors = form.formState.errors.data
  const digits = { inputMode: 'numeric', autoComplete: 'off' } as const
  return (
    <form noValidate onSubmit={submit} className="space-y-4">
      {problem ? <ProblemCallout problem={problem} /> : null}
      <Controller
        control={form.control}
        name="data.bankId"
        render={({ field, fieldState }) => (
          <BankField {...field} error={fieldState.error && 'Escolha o banco na lista.'} />
        )}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField label="Tipo de conta" options={TYPES} {...form.register('data.bankAccountType')} />
        <TextField
          label="Agência"
          hint={errors?.bankAccountBranch ? undefined : 'Sem o dígito. Por exemplo: 0001.'}
          error={errors?.bankAccountBranch && 'Só números, sem o dígito: por exemplo, 0001.'}
          {...digits}
          {...form.register('data.bankAccountBranch')}
        />
        <TextField
          label="Conta"
          hint={errors?.bankAccountNumber ? undefined : 'Sem o dígito. Por exemplo: 1234567.'}
          error={errors?.bankAccountNumber && 'Só números, sem o dígito: por exemplo, 1234567.'}
          {...digits}
          {...form.register('data.bankAccountNumber')}
        />
        <TextField
          label="Dígito"
          hint="O que vem depois do traço."
          error={errors?.bankAccountDigit && 'Um número ou a letra X.'}
          autoComplete="off"
          {...form.register('data.bankAccountDigit')}
        />
      </div>
      <p className="text-ink-muted text-sm">A conta precisa ser do próprio cliente.</p>
      <SubmitButton pending={form.formState.isSubmitting}>Enviar nova conta</SubmitButton>
    </form>
  )
}
