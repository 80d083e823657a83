'use client'
import { type PixKeyKind, parsePixKey } from '#lib/domain/documents/pix-key'
import { Badge } from '../ui/badge.tsx'
import type { FieldProps, FieldValue } from './field-props.ts'
import { TextField } from './text-field.tsx'
import { useFieldValue } from './use-field-value.ts'

export type PixKeyFieldProps = Omit<FieldProps, 'label'> & FieldValue<string> & { label?: string }

const KIND_NAMES: Record<PixKeyKind, string> = {
  cpf: 'CPF',
  cnpj: 'CNPJ',
  email: 'E-mail',
  phone: 'Celular',
  random: 'Chave aleatória',
}

/** A PIX key as the person knows it; the kind is recognised from its content and shown. The value is the text typed. */
export const PixKeyField = ({
  value,
  defaultValue,
  onChange,
  label = 'Chave PIX',
  ...props
}: PixKeyFieldProps) => {
  const [key, setKey] = useFieldValue({ value, defaultValue, onChange }, '')
  const kind = parsePixKey(key)?.kind
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      hint="CPF, CNPJ, e-mail, celular com DDD ou chave aleatória."
      {...props}
      label={label}
      value={key}
      onChange={(event) => setKey(event.currentTarget.value)}
      aside={kind ? <Badge tone="positive">{KIND_NAMES[kind]}</Badge> : undefined}
    />
  )
}
