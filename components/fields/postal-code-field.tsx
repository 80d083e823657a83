'use client'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Spinner } from '#components/ui/spinner.tsx'
import type { FieldProps, FieldValue } from './field-props.ts'
import { digitsOf, POSTAL_CODE_MASK } from './mask.ts'
import { MaskedField } from './masked-field.tsx'
import { useFieldValue } from './use-field-value.ts'

const TEXTS = texts({
  label: ['CEP', 'CEP (postal code)'],
  searching: ['Buscando o endereço', 'Looking up the address'],
})

export type PostalCodeFieldProps = Omit<FieldProps, 'label'> &
  FieldValue<string> & { label?: string; autoComplete?: string; pending?: boolean }

export const PostalCodeField = ({
  value,
  defaultValue,
  onChange,
  pending,
  ...props
}: PostalCodeFieldProps) => {
  const t = useTexts(TEXTS)
  const [digits, setDigits] = useFieldValue({ value, defaultValue, onChange }, '')
  const bare = digitsOf(digits)
  return (
    <MaskedField
      placeholder="00000-000"
      {...props}
      label={props.label ?? t.label}
      mask={POSTAL_CODE_MASK}
      digits={bare}
      onDigits={setDigits}
      posted={bare}
      trailing={pending ? <Spinner label={t.searching} /> : undefined}
    />
  )
}
