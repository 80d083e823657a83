import { ChevronDown } from 'lucide-react'
import { type ComponentProps, useId } from 'react'
import { ControlFrame } from './control-frame.tsx'
import { Field } from './field.tsx'
import { describedBy, type FieldProps } from './field-props.ts'

export type SelectOption = { value: string; label: string; disabled?: boolean }

export type SelectFieldProps = FieldProps &
  Omit<ComponentProps<'select'>, keyof FieldProps | 'children'> & {
    options: readonly SelectOption[]
    placeholder?: string
  }

export const SelectField = ({ label, hint, error, optional, labelHidden, ...props }: SelectFieldProps) => {
  const ownId = useId()
  const { id = ownId, className, options, placeholder, ...select } = props
  return (
    <Field {...{ id, label, hint, error, optional, labelHidden, className }}>
      <ControlFrame trailing={<ChevronDown aria-hidden className="pointer-events-none!" />}>
        <select
          {...select}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error })}
          className="control appearance-none truncate pe-9"
        >
          {placeholder === undefined ? null : <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
      </ControlFrame>
    </Field>
  )
}
