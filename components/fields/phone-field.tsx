'use client'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import type { FieldProps, FieldValue } from './field-props.ts'
import { digitsOf, PHONE_MASK } from './mask.ts'
import { MaskedField } from './masked-field.tsx'
import { useFieldValue } from './use-field-value.ts'

const TEXTS = texts({
  label: ['Celular', 'Mobile phone'],
})

export type PhoneFieldProps = Omit<FieldProps, 'label'> &
  FieldValue<string> & { label?: string; autoComplete?: string }

/** The value is area code and number as digits ("11987654321"). Removes a pasted +55. */
export const PhoneField = ({ value, defaultValue, onChange, label, ...props }: PhoneFieldProps) => {
  const t = useTexts(TEXTS)
  const [digits, setDigits] = useFieldValue({ value, defaultValue, onChange }, '')
  const bare = PHONE_MASK.clean(digitsOf(digits))
  return (
    <MaskedField
      placeholder="(00) 00000-0000"
      {...props}
      label={label ?? t.label}
      mask={PHONE_MASK}
      digits={bare}
      onDigits={setDigits}
      posted={bare}
    />
  )
}
