'use client'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Badge } from '#components/ui/badge.tsx'
import { parsePixKey } from '#lib/domain/documents/pix-key.ts'
import type { FieldProps, FieldValue } from './field-props.ts'
import { TextField } from './text-field.tsx'
import { useFieldValue } from './use-field-value.ts'

const TEXTS = texts({
  label: ['Chave PIX', 'PIX key'],
  hint: [
    'CPF, CNPJ, e-mail, celular com DDD ou chave aleatória.',
    'CPF, CNPJ, e-mail, mobile phone with area code or random key.',
  ],
  cpf: ['CPF', 'CPF'],
  cnpj: ['CNPJ', 'CNPJ'],
  email: ['E-mail', 'E-mail'],
  phone: ['Celular', 'Mobile phone'],
  random: ['Chave aleatória', 'Random key'],
})

export type PixKeyFieldProps = Omit<FieldProps, 'label'> & FieldValue<string> & { label?: string }

/** Detects the kind of key from the text and shows it. The value is the text as typed. */
export const PixKeyField = ({ value, defaultValue, onChange, label, ...props }: PixKeyFieldProps) => {
  const t = useTexts(TEXTS)
  const [key, setKey] = useFieldValue({ value, defaultValue, onChange }, '')
  const kind = parsePixKey(key)?.kind
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      hint={t.hint}
      {...props}
      label={label ?? t.label}
      value={key}
      onChange={(event) => setKey(event.currentTarget.value)}
      aside={kind ? <Badge tone="positive">{t[kind]}</Badge> : undefined}
    />
  )
}
