'use client'
import { useActionState, useEffect, useRef } from 'react'
import { errorOf, type FormAction, FRESH_FORM } from '../customer/form-state.ts'
import { SelectField, type SelectOption } from '../fields/select-field.tsx'
import { TextField } from '../fields/text-field.tsx'
import { texts } from '../language/texts.ts'
import { useTexts } from '../language/use-texts.ts'
import { Callout } from '../ui/callout.tsx'
import { SubmitButton } from '../ui/submit-button.tsx'

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

type FixAccountFormProps = { give: FormAction; banks: readonly SelectOption[] }

/** The customer's new account, with the phone's own pickers. Works without scripts, too. */
export const FixAccountForm = ({ give, banks }: FixAccountFormProps) => {
  const t = useTexts(TEXTS)
  const [state, send] = useActionState(give, FRESH_FORM)
  const form = useRef<HTMLFormElement>(null)
  const { problem, values } = state
  const field = (name: string) => ({
    key: `${name} ${values[name]}`,
    name,
    defaultValue: values[name],
    error: errorOf(state, `payment/data/${name}`) && t.check,
  })
  const pointed = (problem?.errors ?? []).some(({ pointer }) => pointer.startsWith('/payment/data/'))
  useEffect(() => {
    if (problem) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [problem])
  const { key: bankKey, ...bank } = field('bankId')
  const { key: kindKey, ...kind } = field('accountType')
  const { key: branchKey, ...branch } = field('agency')
  const { key: accountKey, ...account } = field('account')
  const { key: digitKey, ...digit } = field('digit')
  const kinds = [
    { value: 'checking_account', label: t.checking },
    { value: 'savings_account', label: t.savings },
  ]
  return (
    <form ref={form} action={send} noValidate className="space-y-4">
      {problem && !pointed ? (
        <Callout tone="danger" title={problem.detail}>
          {problem.nextAction}
        </Callout>
      ) : null}
      <SelectField key={bankKey} {...bank} label={t.bank} placeholder={t.choose} options={banks} />
      <SelectField key={kindKey} {...kind} label={t.kind} options={kinds} />
      <TextField key={branchKey} {...branch} label={t.branch} hint={t.branchHint} inputMode="numeric" />
      <TextField key={accountKey} {...account} label={t.account} hint={t.accountHint} inputMode="numeric" />
      <TextField key={digitKey} {...digit} label={t.digit} hint={t.digitHint} maxLength={2} />
      <p className="text-ink-muted text-sm">{t.own}</p>
      <SubmitButton full size="large">
        {t.send}
      </SubmitButton>
    </form>
  )
}
