import type { ReactNode } from 'react'

export type FieldProps = {
  label: string
  name: string
  id?: string
  hint?: ReactNode
  error?: string
  optional?: boolean
  labelHidden?: boolean
  className?: string
}

export type FieldValue<Value> = {
  value?: Value
  defaultValue?: Value
  onChange?: (value: Value) => void
  onBlur?: () => void
  disabled?: boolean
  readOnly?: boolean
  autoFocus?: boolean
  ref?: React.Ref<HTMLInputElement>
}

export const describedBy = (id: string, { hint, error }: Pick<FieldProps, 'hint' | 'error'>) =>
  [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined
