'use client'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { PixKeyField } from '#components/fields/pix-key-field'
import { Button } from '#components/ui/button'
import { Card } from '#components/ui/card'
import { RadioGroup } from '#components/ui/radio-group'
import { type Cpf, formatCpf } from '#lib/domain/documents/cpf'
import { AccountFields } from './account-fields.tsx'
import { type BorrowerFormValues, formErrorText } from './borrower-form.ts'

type PaymentSectionProps = { form: UseFormReturn<BorrowerFormValues>; documentNumber: string }

const WAYS = [
  { value: 'pix', label: 'PIX', description: 'O mais rápido' },
  { value: 'transfer', label: 'Conta bancária', description: 'Corrente ou poupança' },
]

/** Where the money goes: always to the customer's own key or account. */
export const PaymentSection = ({ form, documentNumber }: PaymentSectionProps) => {
  const { register, control, formState, watch, setValue } = form
  const [way, pix, phone, email] = watch(['paymentType', 'pix', 'phone', 'email'])
  const putKey = (key: string) =>
    setValue('pix', key, { shouldDirty: true, shouldValidate: formState.isSubmitted })
  const shortcuts = [
    { label: 'Usar o CPF', key: formatCpf(documentNumber as Cpf), ready: true },
    { label: 'Usar o celular', key: `+55${phone}`, ready: phone.length === 11 },
    { label: 'Usar o e-mail', key: email, ready: email.includes('@') },
  ].filter(({ key, ready }) => ready && key !== pix)
  return (
    <Card title="Recebimento" description="Chave ou conta em nome do próprio cliente.">
      <RadioGroup
        label="Como o cliente recebe"
        labelHidden
        columns={2}
        options={WAYS}
        {...register('paymentType')}
      />
      {way === 'pix' ? (
        <div className="mt-4 sm:max-w-md">
          <Controller
            name="pix"
            control={control}
            render={({ field }) => (
              <PixKeyField {...field} error={formErrorText('pix', formState.errors.pix)} />
            )}
          />
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
