import { Check } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { cn } from './class-names.ts'

export const Checkbox = ({ label, description, error, className, ...input }: ChoiceProps) => {
  const ownId = useId()
  const id = input.id ?? ownId
  return (
    <div className={className}>
      <label
        htmlFor={id}
        className="flex min-h-8 items-start gap-3 py-1 pointer-coarse:min-h-11 pointer-coarse:py-2.5"
      >
        <span className="relative mt-0.5 grid size-5 shrink-0 place-items-center">
          <input
            {...input}
            id={id}
            type="checkbox"
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            className="peer size-5 appearance-none rounded-[0.3rem] border border-line-strong bg-raised transition-colors checked:border-accent checked:bg-accent disabled:opacity-50 aria-invalid:border-danger"
          />
          <Check
            aria-hidden
            strokeWidth={3}
            className="pointer-events-none absolute size-3.5 text-on-accent opacity-0 peer-checked:opacity-100"
          />
        </span>
        <span className="min-w-0">
          <span className="block text-pretty leading-6">{label}</span>
          {description ? <span className="block text-ink-muted text-sm">{description}</span> : null}
        </span>
      </label>
      <p id={`${id}-error`} className={cn('ml-8 text-danger text-sm', !error && 'hidden')}>
        {error}
      </p>
    </div>
  )
}

type ChoiceProps = Omit<ComponentProps<'input'>, 'type' | 'size' | 'children'> & {
  label: ReactNode
  description?: ReactNode
  error?: string
}
