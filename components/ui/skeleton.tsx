import { cn } from './class-names.ts'

type SkeletonProps = { variant?: 'text' | 'block' | 'row'; lines?: number; className?: string }

const BAR = 'block animate-pulse rounded-control bg-line'
const WIDTHS = ['w-11/12', 'w-full', 'w-4/5', 'w-2/3', 'w-3/4']

/** Hidden from screen readers; the caller announces the loading once. */
export const Skeleton = ({ variant = 'text', lines = 1, className }: SkeletonProps) => {
  if (variant === 'block') return <span aria-hidden className={cn(BAR, 'h-24 w-full', className)} />
  const keys = Array.from({ length: lines }, (_, index) => index)
  if (variant === 'row') {
    return (
      <span aria-hidden className={cn('block divide-y divide-line', className)}>
        {keys.map((key) => (
          <span key={key} className="flex items-center gap-4 py-3.5">
            <span className={cn(BAR, 'h-3.5 w-1/4')} />
            <span className={cn(BAR, 'h-3.5 flex-1')} />
            <span className={cn(BAR, 'h-3.5 w-16')} />
          </span>
        ))}
      </span>
    )
  }
  return (
    <span aria-hidden className={cn('block space-y-2.5', className)}>
      {keys.map((key) => (
        <span key={key} className={cn(BAR, 'h-3.5', WIDTHS[key % WIDTHS.length])} />
      ))}
    </span>
  )
}
