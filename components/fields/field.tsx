import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { cn } from '#components/ui/class-names.ts'
import type { FieldProps } from './field-props.ts'

const TEXTS = texts({
  optional: ['(opcional)', '(optional)'],
})

type FieldFrameProps = Omit<FieldProps, 'name' | 'id'> & {
  id: string
  aside?: ReactNode
  children: ReactNode
}

/** The control inside must set `id` and `aria-describedby={describedBy(id, …)}`. */
export const Field = ({ id, label, hint, error, optional, labelHidden, ...props }: FieldFrameProps) => {
  const t = useTexts(TEXTS)
  return (
    <div className={cn('min-w-0', props.className)}>
      <div className={cn('mb-1.5 flex items-baseline justify-between gap-2', labelHidden && 'sr-only')}>
        <label htmlFor={id} className="font-medium text-sm">
          {label}
          {optional ? <span className="font-normal text-ink-muted"> {t.optional}</span> : null}
        </label>
        {props.aside}
      </div>
      {props.children}
      {error ? (
        <p id={`${id}-error`} className="mt-1.5 flex items-start gap-1.5 text-danger text-sm leading-5">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span>{error}</span>
        </p>
      ) : null}
      {hint ? (
        <p id={`${id}-hint`} className="mt-1.5 text-ink-muted text-sm leading-5">
          {hint}
        </p>
      ) : null}
    </div>
  )
}
