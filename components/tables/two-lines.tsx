import type { ReactNode } from 'react'
import { cn } from '#components/ui/class-names.ts'

/** If not all parts fit, the last ones wrap to a line that is clipped, so that the first is not cut off. */
export const ONE_LINE =
  'compact:@2xl:flex compact:@2xl:h-6 compact:@2xl:flex-wrap compact:@2xl:items-center compact:@2xl:gap-x-2 compact:@2xl:overflow-hidden'

type TwoLinesProps = {
  first: ReactNode
  second: ReactNode
  title?: string
  className?: string
}

export const TwoLines = ({ first, second, title, className }: TwoLinesProps) => (
  <span className={cn('block min-w-0', ONE_LINE, className)}>
    <span
      className="line-clamp-2 compact:@2xl:block compact:@2xl:max-w-full compact:@2xl:truncate compact:@2xl:leading-6 compact:@2xl:[&>*]:align-top"
      title={title}
    >
      {first}
    </span>
    <span className="block whitespace-nowrap font-normal text-ink-muted text-sm compact:@2xl:text-xs compact:@2xl:leading-6">
      {second}
    </span>
  </span>
)
