'use client'
import { cents, centsToDecimalText } from '#lib/domain/money.ts'
import type { FieldProps, FieldValue } from './field-props.ts'
import { MONEY_MASK } from './mask.ts'
import { MaskedField } from './masked-field.tsx'
import { useFieldValue } from './use-field-value.ts'

export type MoneyFieldProps = FieldProps & FieldValue<number | null> & { placeholder?: string }

/** The value is in whole cents, null if the field is empty. A native form submit sends it as "350.00". */
export const MoneyField = ({ value, defaultValue, onChange, ...props }: MoneyFieldProps) => {
  const [amount, setAmount] = useFieldValue({ value, defaultValue, onChange }, null)
  return (
    <MaskedField
      placeholder="0,00"
      {...props}
      mask={MONEY_MASK}
      selectsOnFocus
      digits={amount === null ? '' : String(amount)}
      onDigits={(digits) => setAmount(digits === '' ? null : Number(digits))}
      posted={amount === null ? '' : centsToDecimalText(cents(amount))}
      leading={<span className="text-sm">R$</span>}
    />
  )
}
