import { type ComponentProps, type ReactNode, useId } from 'react'
import { cn } from '#components/ui/class-names.ts'
import { ControlFrame } from './control-frame.tsx'
import { Field } from './field.tsx'
import { describedBy, type FieldProps } from './field-props.ts'

export type TextFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, keyof FieldProps> & {
    leading?: ReactNode
    trailing?: ReactNode
    aside?: ReactNode
  }

export const TextField = ({
  label,
  hint,
  error,
  optional,
  labelHidden,
  className,
  ...props
}: TextFieldProps) => {
  const ownId = useId()
  const { leading, trailing, aside, id = ownId, ...input } = props
  const frame = { id, label, hint, error, optional, labelHidden, className, aside }
  return (
    <Field {...frame}>
      <ControlFrame leading={leading} trailing={trailing}>
        <input
          autoComplete="off"
          {...input}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error })}
          className={cn('control', leading && 'ps-10', trailing && 'pe-10')}
        />
      </ControlFrame>
    </Field>
  )
}
