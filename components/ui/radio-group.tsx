import { CircleAlert } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { cn } from './class-names.ts'
import { RadioCard, type RadioOption } from './radio-card.tsx'

export type RadioGroupProps = Omit<ComponentProps<'input'>, 'type' | 'size' | 'children'> & {
  label: string
  name: string
  options: readonly RadioOption[]
  hint?: ReactNode
  error?: string
  columns?: 1 | 2 | 3
  labelHidden?: boolean
}

const COLUMNS = { 1: '', 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-3' }

export const RadioGroup = ({
  label,
  options,
  hint,
  error,
  columns = 1,
  labelHidden,
  ...props
}: RadioGroupProps) => {
  const id = useId()
  const { value, defaultValue, className, ...input } = props
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
  return (
    <fieldset
      className={cn('min-w-0', className)}
      aria-describedby={describedBy}
      aria-invalid={error ? true : undefined}
    >
      <legend className={cn('mb-1.5 font-medium text-sm', labelHidden && 'sr-only')}>{label}</legend>
      {hint ? (
        <p id={`${id}-hint`} className="mb-2 text-ink-muted text-sm">
          {hint}
        </p>
      ) : null}
      <div className={cn('grid gap-2', COLUMNS[columns])}>
        {options.map((option) => (
          <RadioCard
            key={option.value}
            {...option}
            input={{
              ...input,
              value: option.value,
              checked: value === undefined ? undefined : value === option.value,
              defaultChecked: value === undefined && defaultValue === option.value ? true : undefined,
            }}
          />
        ))}
      </div>
      {error ? (
        <p id={`${id}-error`} className="mt-1.5 flex gap-1.5 text-danger text-sm">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      ) : null}
    </fieldset>
  )
}
