import type { ReactNode } from 'react'
import { SelectField, type SelectOption } from '#components/fields/select-field.tsx'
import { TextField, type TextFieldProps } from '#components/fields/text-field.tsx'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { cn } from '#components/ui/class-names.ts'
import { RadioGroup } from '#components/ui/radio-group.tsx'
import type { Account } from './use-account-steps.ts'

const TEXTS = texts({
  bank: ['Banco', 'Bank'],
  choose: ['Escolha o banco', 'Choose the bank'],
  chooseBank: ['Escolha o banco na lista.', 'Choose the bank from the list.'],
  kind: ['Tipo de conta', 'Account type'],
  checking: ['Conta corrente', 'Checking account'],
  savings: ['Conta poupança', 'Savings account'],
  payment: ['Conta de pagamento', 'Payment account'],
  branch: ['Agência', 'Branch'],
  branchHint: ['Sem o dígito. Por exemplo: 0001.', 'Without the check digit. For example: 0001.'],
  account: ['Conta', 'Account'],
  accountHint: ['Sem o dígito. Por exemplo: 1234567.', 'Without the check digit. For example: 1234567.'],
  digit: ['Dígito', 'Check digit'],
  digitHint: ['Depois do traço.', 'After the dash.'],
  numbersOnly: ['Só números, sem o dígito.', 'Numbers only, without the check digit.'],
  wrongDigit: ['Um número ou X.', 'A digit or X.'],
  check: ['Confira este campo.', 'Check this field.'],
  own: ['A conta precisa ser sua.', 'The account must be yours.'],
})

type FixAccountFieldsProps = {
  step: number
  banks: readonly SelectOption[]
  field: (name: keyof Account) => Pick<TextFieldProps, 'name' | 'defaultValue'>
  isWrong: (name: keyof Account) => boolean
}

const DIGITS = { inputMode: 'numeric', autoComplete: 'off' } as const

export const FixAccountFields = ({ step, banks, field, isWrong }: FixAccountFieldsProps) => {
  const t = useTexts(TEXTS)
  const of = (name: keyof Account, wrong: string) => ({
    ...field(name),
    error: isWrong(name) ? wrong : undefined,
  })
  return (
    <>
      <Step visible={step === 0}>
        <SelectField {...of('bankId', t.chooseBank)} label={t.bank} placeholder={t.choose} options={banks} />
      </Step>
      <Step visible={step === 1}>
        <TextField {...of('agency', t.numbersOnly)} {...DIGITS} label={t.branch} hint={t.branchHint} />
      </Step>
      <Step visible={step === 2}>
        <div className="grid grid-cols-[minmax(0,1fr)_6.5rem] gap-3">
          <TextField {...of('account', t.numbersOnly)} {...DIGITS} label={t.account} hint={t.accountHint} />
          <TextField {...of('digit', t.wrongDigit)} label={t.digit} hint={t.digitHint} maxLength={2} />
        </div>
      </Step>
      <Step visible={step === 3}>
        <RadioGroup
          {...of('accountType', t.check)}
          label={t.kind}
          options={[
            { value: 'checking_account', label: t.checking },
            { value: 'savings_account', label: t.savings },
            { value: 'payment_account', label: t.payment },
          ]}
        />
        <p className="mt-3 text-ink-muted text-sm">{t.own}</p>
      </Step>
    </>
  )
}

/** Hidden steps stay mounted, so that they keep the typed values. */
const Step = ({ visible, children }: { visible: boolean; children: ReactNode }) => (
  <div className={cn(!visible && 'hidden noscript:block')}>{children}</div>
)
