'use client'
import { Check } from 'lucide-react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { normalizeCpf } from '#lib/domain/documents/cpf.ts'
import type { FieldProps, FieldValue } from './field-props.ts'
import { CPF_MASK, digitsOf } from './mask.ts'
import { MaskedField } from './masked-field.tsx'
import { useFieldValue } from './use-field-value.ts'

const TEXTS = texts({
  invalid: ['Confira os números: este CPF não é válido.', 'Check the digits: this CPF is not valid.'],
  valid: ['CPF válido', 'Valid CPF'],
})

export type CpfFieldProps = Omit<FieldProps, 'label'> &
  FieldValue<string> & { label?: string; autoComplete?: string }

export const CpfField = ({ value, defaultValue, onChange, label = 'CPF', ...props }: CpfFieldProps) => {
  const t = useTexts(TEXTS)
  const [digits, setDigits] = useFieldValue({ value, defaultValue, onChange }, '')
  const bare = digitsOf(digits)
  const valid = normalizeCpf(bare) !== null
  const mistyped = bare.length === 11 && !valid
  return (
    <MaskedField
      placeholder="000.000.000-00"
      {...props}
      label={label}
      error={props.error ?? (mistyped ? t.invalid : undefined)}
      mask={CPF_MASK}
      digits={bare}
      onDigits={setDigits}
      posted={bare}
      trailing={valid ? <Check aria-label={t.valid} role="img" className="text-positive" /> : undefined}
    />
  )
}
