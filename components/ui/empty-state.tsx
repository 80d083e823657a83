import type { ReactNode } from 'react'
import { cn } from './class-names.ts'

type EmptyStateProps = {
  title: string
  icon?: ReactNode
  action?: ReactNode
  className?: string
  children?: ReactNode
}

export const EmptyState = ({ title, icon, action, className, children }: EmptyStateProps) => (
  <div className={cn('flex flex-col items-center px-6 py-12 text-center', className)}>
    {icon ? (
      <span
        aria-hidden
        className="mb-4 grid size-12 place-items-center rounded-full bg-accent-soft text-accent [&_svg]:size-5.5"
      >
        {icon}
      </span>
    ) : null}
    <p className="font-semibold text-base">{title}</p>
    {children ? <div className="mt-1 max-w-sm text-pretty text-ink-muted text-sm">{children}</div> : null}
    {action ? <div className="mt-5 flex flex-wrap justify-center gap-2">{action}</div> : null}
  </div>
)
