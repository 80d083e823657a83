'use client'
import { FormProblem } from '../customer/form-problem.tsx'
import type { FormAction } from '../customer/form-state.ts'
import { useCustomerForm } from '../customer/use-customer-form.ts'
import { SelectField, type SelectOption } from '../fields/select-field.tsx'
import { TextField } from '../fields/text-field.tsx'
import { texts } from '../language/texts.ts'
import { useTexts } from '../language/use-texts.ts'
import { SubmitButton } from '../ui/submit-button.tsx'
import { fixFieldOf } from './fix-field-of.ts'

const TEXTS = texts({
  bank: ['Banco', 'Bank'],
  choose: ['Escolha o banco', 'Choose the bank'],
  kind: ['Tipo de conta', 'Account type'],
  checking: ['Conta corrente', 'Checking account'],
  savings: ['Conta poupança', 'Savings account'],
  branch: ['Agência', 'Branch'],
  branchHint: ['Sem o dígito. Por exemplo: 0001.', 'Without the check digit. For example: 0001.'],
  account: ['Conta', 'Account'],
  accountHint: ['Sem o dígito. Por exemplo: 1234567.', 'Without the check digit. For example: 1234567.'],
  digit: ['Dígito', 'Check digit'],
  digitHint: ['O que vem depois do traço.', 'What comes after the dash.'],
  check: ['Confira este campo.', 'Check this field.'],
  own: ['A conta precisa ser sua.', 'The account must be yours.'],
  send: ['Enviar conta', 'Send the account'],
})

const EMPTY = { bankId: '', accountType: 'checking_account', agency: '', account: '', digit: '' }

type FixAccountFormProps = { give: FormAction; banks: readonly SelectOption[] }

/** The customer's new account, with the phone's own pickers. Works without scripts, too. */
export const FixAccountForm = ({ give, banks }: FixAccountFormProps) => {
  const t = useTexts(TEXTS)
  const { attributes, field, error, problem, pending } = useCustomerForm({
    give,
    values: EMPTY,
    schema: async () => (await import('#lib/contracts/fixes/solve-fix-payment')).solveFixPaymentContract.body,
    toWire: (data: typeof EMPTY) => ({ token: '', payment: { type: 'transfer', data } }),
    fieldOf: fixFieldOf,
  })
  const of = (name: keyof typeof EMPTY) => ({ ...field(name), error: error(name) && t.check })
  const kinds = [
    { value: 'checking_account', label: t.checking },
    { value: 'savings_account', label: t.savings },
  ]
  return (
    <form {...attributes} className="space-y-4">
      <FormProblem problem={problem} />
      <SelectField {...of('bankId')} label={t.bank} placeholder={t.choose} options={banks} />
      <SelectField {...of('accountType')} label={t.kind} options={kinds} />
      <TextField {...of('agency')} label={t.branch} hint={t.branchHint} inputMode="numeric" />
      <TextField {...of('account')} label={t.account} hint={t.accountHint} inputMode="numeric" />
      <TextField {...of('digit')} label={t.digit} hint={t.digitHint} maxLength={2} />
      <p className="text-ink-muted text-sm">{t.own}</p>
      <SubmitButton full size="large" pending={pending}>
        {t.send}
      </SubmitButton>
    </form>
  )
}
