import type { ReactNode } from 'react'
import { cn } from '#components/ui/class-names.ts'

type TwoLinesProps = {
  first: ReactNode
  second: ReactNode
  /** Full text of a first line that may be truncated. */
  title?: string
  className?: string
}

/** Both texts share one line in compact density. */
export const TwoLines = ({ first, second, title, className }: TwoLinesProps) => (
  <span
    className={cn(
      'block min-w-0 compact:@2xl:flex compact:@2xl:items-baseline compact:@2xl:gap-2.5',
      className,
    )}
  >
    <span
      className="line-clamp-2 compact:@2xl:line-clamp-1 compact:@2xl:whitespace-normal compact:@2xl:break-all"
      title={title}
    >
      {first}
    </span>
    <span className="block whitespace-nowrap font-normal text-ink-muted text-sm compact:@2xl:shrink-0 compact:@2xl:text-xs">
      {second}
    </span>
  </span>
)
