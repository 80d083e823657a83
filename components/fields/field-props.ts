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

/** Value props of a translating field; spread the `field` of react-hook-form's Controller on it. */
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

/** Returns the value of `aria-describedby`: the error first, then the hint. */
export const describedBy = (id: string, { hint, error }: Pick<FieldProps, 'hint' | 'error'>) =>
  [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined
