import type { ReactNode } from 'react'

export type FieldProps = {
  label: string
  name: string
  id?: string
  hint?: ReactNode
  /** The problem and its fix; rendered beside the field and announced with it. */
  error?: string
  /** Fields are required unless marked. */
  optional?: boolean
  labelHidden?: boolean
  className?: string
}

/** Value props of a field that converts text; takes the `field` of react-hook-form's Controller. */
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
