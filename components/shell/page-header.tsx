import { ArrowLeft } from 'lucide-react'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { cn } from '#components/ui/class-names.ts'

export type PageHeaderProps = {
  title: ReactNode
  meta?: ReactNode
  actions?: ReactNode
  back?: { href: string; label: string }
  variant?: 'list' | undefined
  className?: string
}

export const PageHeader = ({ title, meta, actions, back, variant, className }: PageHeaderProps) => (
  <header className={cn(variant === 'list' ? 'mb-4 max-sm:mb-3' : 'mb-6', className)}>
    {back ? (
      <Link
        href={back.href}
        className="mb-2 inline-flex min-h-8 items-center gap-1.5 rounded-control text-ink-muted text-sm hover:text-ink pointer-coarse:min-h-11 print:hidden"
      >
        <ArrowLeft aria-hidden className="size-4" />
        {back.label}
      </Link>
    ) : null}
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <h1
          className={cn(
            'text-balance break-words font-semibold text-2xl leading-8 tracking-tight',
            variant === 'list' && 'max-sm:text-xl max-sm:leading-7',
          )}
        >
          {title}
        </h1>
        {meta ? (
          <div
            className={cn(
              'mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-muted text-sm',
              variant === 'list' && 'mt-0.5 max-sm:hidden',
            )}
          >
            {meta}
          </div>
        ) : null}
      </div>
      {actions ? (
        <div
          className={cn('flex flex-wrap gap-2', variant !== 'list' && 'max-sm:w-full max-sm:[&>*]:flex-auto')}
        >
          {actions}
        </div>
      ) : null}
    </div>
  </header>
)
