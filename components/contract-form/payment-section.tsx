'use client'
import dynamic from 'next/dynamic'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { PixKeyField } from '#components/fields/pix-key-field.tsx'
import { PixKindChoice } from '#components/fields/pix-kind-choice.tsx'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { maskedCpf } from '#components/personal-data/masked-cpf.ts'
import { Button } from '#components/ui/button.tsx'
import { Card } from '#components/ui/card.tsx'
import { RadioGroup } from '#components/ui/radio-group.tsx'
import { usePreloaded } from '#components/ui/use-preloaded.ts'
import type { BorrowerFormValues } from './borrower-form.ts'
import { useFormError } from './use-form-error.ts'

// Loaded on demand, because PIX is the default and few loans are paid to an account.
const loadAccount = () => import('./account-fields.tsx').then((module) => module.AccountFields)
const AccountFields = dynamic(loadAccount)

type PaymentSectionProps = { form: UseFormReturn<BorrowerFormValues>; documentNumber: string }

const TEXTS = texts({
  title: ['Recebimento', 'Payment'],
  own: ['Chave ou conta em nome do próprio cliente.', 'Key or account in the customer’s own name.'],
  how: ['Como o cliente recebe', 'How the customer is paid'],
  fastest: ['O mais rápido', 'The fastest'],
  bankAccount: ['Conta bancária', 'Bank account'],
  accountKinds: ['Corrente, poupança ou de pagamento', 'Checking, savings or payment'],
  cpfKey: [
    'É o CPF do cliente. Confirme com ele que o CPF é chave PIX.',
    'It is the customer’s CPF. Ask them whether it is a PIX key.',
  ],
  useCpf: ['Usar o CPF', 'Use the CPF'],
  useMobile: ['Usar o celular', 'Use the mobile number'],
  useEmail: ['Usar o e-mail', 'Use the e-mail'],
})

/** The PIX key or account must be the customer's own. The server replaces a masked CPF with the full one. */
export const PaymentSection = ({ form, documentNumber }: PaymentSectionProps) => {
  const t = useTexts(TEXTS)
  const error = useFormError(form)
  const { register, control, formState, watch, setValue } = form
  const [way, pix, phone, email] = watch(['paymentType', 'pix', 'phone', 'email'])
  usePreloaded(loadAccount, way !== 'pix')
  const cpfKey = maskedCpf(documentNumber)
  const putKey = (key: string) => {
    setValue('pixKind', '')
    setValue('pix', key, { shouldDirty: true, shouldValidate: formState.isSubmitted })
  }
  const shortcuts = [
    { label: t.useCpf, key: cpfKey, ready: true },
    { label: t.useMobile, key: `+55${phone}`, ready: phone.length === 11 },
    { label: t.useEmail, key: email, ready: email.includes('@') },
  ].filter(({ key, ready }) => ready && key !== pix)
  const ways = [
    { value: 'pix', label: 'PIX', description: t.fastest },
    { value: 'transfer', label: t.bankAccount, description: t.accountKinds },
  ]
  return (
    <Card title={t.title} description={t.own}>
      <RadioGroup label={t.how} labelHidden columns={2} options={ways} {...register('paymentType')} />
      {way === 'pix' ? (
        <div className="mt-4 sm:max-w-md">
          <Controller
            name="pix"
            control={control}
            render={({ field }) => (
              <PixKeyField
                {...field}
                onChange={putKey}
                error={error('pix')}
                {...(field.value === cpfKey ? { hint: t.cpfKey } : {})}
              />
            )}
          />
          <PixKindChoice pix={pix} phone={phone} {...register('pixKind')} />
          <div className="mt-2 flex flex-wrap gap-2">
            {shortcuts.map(({ label, key }) => (
              <Button key={label} size="small" onClick={() => putKey(key)}>
                {label}
              </Button>
            ))}
          </div>
        </div>
      ) : (
        <AccountFields form={form} />
      )}
    </Card>
  )
}
