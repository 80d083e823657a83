import type { ReactNode } from 'react'
import { cn } from './class-names.ts'

export type KeyValueItem = { label: ReactNode; value: ReactNode; hint?: ReactNode; strong?: boolean }

type KeyValueListProps = {
  items: readonly KeyValueItem[]
  layout?: 'rows' | 'grid'
  className?: string
}

const LAYOUTS = {
  rows: {
    list: 'divide-y divide-line',
    item: 'flex items-baseline justify-between gap-4 py-2.5 first:pt-0 last:pb-0',
    value: 'max-w-3/5 shrink-0 break-words text-right tabular-nums',
  },
  grid: { list: 'grid gap-x-6 gap-y-4 sm:grid-cols-2', item: 'min-w-0', value: 'mt-0.5 break-words' },
}

export const KeyValueList = ({ items, layout = 'rows', className }: KeyValueListProps) => {
  const classes = LAYOUTS[layout]
  return (
    <dl className={cn(classes.list, className)}>
      {items.map(({ label, value, hint, strong }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: labels may repeat and the list is never reordered
        <div key={index} className={classes.item}>
          <dt className={cn('text-sm', strong ? 'font-medium text-ink' : 'text-ink-muted')}>
            {label}
            {hint ? <span className="block text-ink-muted text-xs">{hint}</span> : null}
          </dt>
          <dd className={cn('text-sm', strong ? 'font-semibold' : 'font-medium', classes.value)}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
