import type { ComponentProps, ReactNode } from 'react'
import { cn } from './class-names.ts'

export type CardProps = Omit<ComponentProps<'section'>, 'title'> & {
  title?: ReactNode
  description?: ReactNode
  actions?: ReactNode
  footer?: ReactNode
  padding?: 'normal' | 'flush'
}

export const Card = ({ title, description, actions, footer, padding = 'normal', ...props }: CardProps) => {
  const { className, children, ...rest } = props
  const hasHeader = title || actions
  return (
    <section {...rest} className={cn('rounded-card border bg-raised shadow-card', className)}>
      {hasHeader ? (
        <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 px-4 pt-4 sm:px-5">
          <div className="min-w-0">
            {title ? <h2 className="font-semibold text-base leading-6">{title}</h2> : null}
            {description ? <p className="mt-0.5 text-ink-muted text-sm">{description}</p> : null}
          </div>
          {actions ? <div className="flex flex-wrap items-center gap-2">{actions}</div> : null}
        </header>
      ) : null}
      <div className={cn(padding === 'normal' ? 'p-4 sm:p-5' : hasHeader && 'pt-4')}>{children}</div>
      {footer ? (
        <footer className="flex flex-wrap items-center justify-end gap-2 rounded-b-card border-t bg-surface px-4 py-3 sm:px-5">
          {footer}
        </footer>
      ) : null}
    </section>
  )
}
