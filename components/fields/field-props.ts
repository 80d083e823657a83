import type { ReactNode } from 'react'

/** What every field takes beside its value. */
export type FieldProps = {
  label: string
  name: string
  id?: string
  hint?: ReactNode
  /** The problem and what to do about it; shown beside the field and read with it. */
  error?: string
  /** Marks the few that may be left empty; everything else is required. */
  optional?: boolean
  labelHidden?: boolean
  className?: string
}

/**
 * The value side of a field that translates what is typed; spread react-hook-form's Controller `field` on it.
 */
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

/** The ids a control names in aria-describedby: its error first, then its hint. */
export const describedBy = (id: string, { hint, error }: Pick<FieldProps, 'hint' | 'error'>) =>
  [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined
