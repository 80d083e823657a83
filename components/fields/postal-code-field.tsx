'use client'
import { Spinner } from '../ui/spinner.tsx'
import type { FieldProps, FieldValue } from './field-props.ts'
import { digitsOf, POSTAL_CODE_MASK } from './mask.ts'
import { MaskedField } from './masked-field.tsx'
import { useFieldValue } from './use-field-value.ts'

export type PostalCodeFieldProps = Omit<FieldProps, 'label'> &
  FieldValue<string> & { label?: string; autoComplete?: string; pending?: boolean }

/** A CEP; the value is its digits. `pending` shows that the address is being looked up. */
export const PostalCodeField = ({
  value,
  defaultValue,
  onChange,
  pending,
  ...props
}: PostalCodeFieldProps) => {
  const [digits, setDigits] = useFieldValue({ value, defaultValue, onChange }, '')
  const bare = digitsOf(digits)
  return (
    <MaskedField
      placeholder="00000-000"
      {...props}
      label={props.label ?? 'CEP'}
      mask={POSTAL_CODE_MASK}
      digits={bare}
      onDigits={setDigits}
      posted={bare}
      trailing={pending ? <Spinner label="Buscando o endereço" /> : undefined}
    />
  )
}
