import { type ComponentProps, useId } from 'react'
import { Field } from './field.tsx'
import { describedBy, type FieldProps } from './field-props.ts'

export type TextareaFieldProps = FieldProps & Omit<ComponentProps<'textarea'>, keyof FieldProps>

export const TextareaField = ({
  label,
  hint,
  error,
  optional,
  labelHidden,
  ...props
}: TextareaFieldProps) => {
  const ownId = useId()
  const { id = ownId, className, ...input } = props
  return (
    <Field {...{ id, label, hint, error, optional, labelHidden, className }}>
      <textarea
        rows={3}
        {...input}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint, error })}
        className="control field-sizing-content max-h-64 min-h-20 resize-y py-2"
      />
    </Field>
  )
}
