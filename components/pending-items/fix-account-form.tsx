'use client'
import type { FormEvent } from 'react'
import type { SelectOption } from '#components/fields/select-field.tsx'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { FormProblem } from '#components/self-service/form-problem.tsx'
import type { FormAction } from '#components/self-service/form-state.ts'
import { useCustomerForm } from '#components/self-service/use-customer-form.ts'
import { SubmitButton } from '#components/ui/submit-button.tsx'
import { AnsweredSteps } from './answered-steps.tsx'
import { FixAccountFields } from './fix-account-fields.tsx'
import { fixFieldOf } from './fix-field-of.ts'
import { ACCOUNT_STEPS, type Account, useAccountSteps } from './use-account-steps.ts'

const TEXTS = texts({
  open: ['Não tenho PIX: informar agência e conta', 'I have no PIX: enter branch and account'],
  close: ['Voltar para a chave PIX', 'Back to the PIX key'],
  bank: ['Banco', 'Bank'],
  branch: ['Agência', 'Branch'],
  account: ['Conta', 'Account'],
  progress: (here: number, total: number) => [`Passo ${here} de ${total}`, `Step ${here} of ${total}`],
  goOn: ['Continuar', 'Continue'],
  send: ['Enviar conta', 'Send the account'],
})

type FixAccountFormProps = { action: FormAction; banks: readonly SelectOption[] }

const EMPTY: Account = { bankId: '', accountType: 'checking_account', agency: '', account: '', digit: '' }

export const FixAccountForm = ({ action, banks }: FixAccountFormProps) => {
  const t = useTexts(TEXTS)
  const { attributes, field, form, error, problem, ...submission } = useCustomerForm<Account>({
    action,
    values: EMPTY,
    schema: async () =>
      (await import('#lib/contracts/pending-items/solve-fix-payment.ts')).solveFixPaymentCommand.body,
    toWire: (data) => ({ token: '', payment: { type: 'transfer', data } }),
    fieldOf: fixFieldOf,
  })
  const isWrong = (name: keyof Account) => error(name) !== undefined
  const { step, isLast, goTo, advance } = useAccountSteps(form, isWrong)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (isLast) return attributes.onSubmit(event)
    event.preventDefault()
    void advance()
  }
  const { bankId, agency, account, digit } = form.watch()
  const answers = [
    { label: t.bank, value: banks.find(({ value }) => value === bankId)?.label ?? '' },
    { label: t.branch, value: agency },
    { label: t.account, value: `${account}-${digit}` },
  ].slice(0, step)
  return (
    <details open={submission.wasSentEarly || undefined} className="group/account">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-center rounded-control text-center font-medium text-accent underline underline-offset-4 [&::-webkit-details-marker]:hidden">
        <span className="group-open/account:hidden">{t.open}</span>
        <span className="hidden group-open/account:inline">{t.close}</span>
      </summary>
      <form {...attributes} onSubmit={submit} className="mt-2 space-y-4">
        <FormProblem problem={problem} />
        <AnsweredSteps answers={answers} onChange={goTo} />
        <p className="text-ink-muted text-sm noscript:hidden">{t.progress(step + 1, ACCOUNT_STEPS.length)}</p>
        <FixAccountFields {...{ step, banks, field, isWrong }} />
        <SubmitButton full size="large" pending={submission.pending}>
          {isLast ? (
            t.send
          ) : (
            <>
              <span className="noscript:hidden">{t.goOn}</span>
              <span className="hidden noscript:inline">{t.send}</span>
            </>
          )}
        </SubmitButton>
      </form>
    </details>
  )
}
