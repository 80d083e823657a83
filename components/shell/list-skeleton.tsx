import type { ReactNode } from 'react'
import { cn } from '#components/ui/class-names.ts'
import { Skeleton } from '#components/ui/skeleton.tsx'
import { PageHeader } from './page-header.tsx'

type ListSkeletonProps = {
  label: string
  title: string
  meta?: boolean | 'line'
  action?: string
  tabs?: ReactNode
  form?: string
  tools?: readonly string[]
  rows?: number
}

/** Has the layout of the loaded page, so that its arrival causes no layout shift. */
export const ListSkeleton = ({ label, title, tabs, tools = [], rows = 8, ...props }: ListSkeletonProps) => (
  <div role="status" aria-label={label}>
    <PageHeader
      variant="list"
      title={title}
      meta={props.meta ? <MetaSkeleton short={props.meta === 'line'} /> : undefined}
      actions={
        props.action ? (
          <Skeleton variant="block" className={cn('h-10 max-w-full', props.action)} />
        ) : undefined
      }
    />
    {tabs}
    {props.form ? (
      <Skeleton variant="block" className={cn('mb-4 rounded-card max-sm:mb-3', props.form)} />
    ) : null}
    <div className="space-y-3" data-wide>
      {tools.map((tool) => (
        <Skeleton key={tool} variant="block" className={tool} />
      ))}
      <RowsSkeleton rows={rows} />
    </div>
  </div>
)

const MetaSkeleton = ({ short }: { short: boolean }) => (
  <span className={cn('block w-80 max-w-full py-0.75', short ? 'h-5' : 'h-10 sm:h-5')}>
    <Skeleton />
  </span>
)

const RowsSkeleton = ({ rows }: { rows: number }) => (
  <div className="overflow-hidden rounded-card border bg-raised shadow-card">
    <span className="block h-9.5 border-b bg-sunken/60 max-sm:hidden" />
    {Array.from({ length: rows }, (_, row) => row).map((row) => (
      <div key={row} className="flex min-h-16 items-center gap-4 border-b px-5 last:border-b-0">
        <Skeleton lines={2} className="w-1/3 space-y-2" />
        <Skeleton className="flex-1" />
        <Skeleton className="w-16" />
      </div>
    ))}
  </div>
)
