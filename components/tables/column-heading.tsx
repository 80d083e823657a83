import { ArrowDown, ArrowUp } from 'lucide-react'
import Link from 'next/link'
import { cn } from '#components/ui/class-names.ts'
import type { Column } from './column.ts'

export const ColumnHeading = <Row,>({ column }: { column: Column<Row> }) => {
  const { header, heading, headerHidden, sort } = column
  if (heading) return heading
  if (headerHidden) return <span className="sr-only">{header}</span>
  if (!sort) return header
  const Arrow = sort.direction === 'ascending' ? ArrowUp : ArrowDown
  return (
    <Link
      href={sort.href}
      scroll={false}
      className={cn(
        'group/sort relative inline-flex items-center gap-1 rounded-control align-bottom hover:text-ink @max-2xl:hidden',
        sort.direction !== 'none' && 'text-ink',
        column.align === 'end' && 'flex-row-reverse',
      )}
    >
      {header}
      <Arrow
        aria-hidden
        className={cn(
          'size-3.5',
          // The sort icon of an inactive column takes no space: it overlays the gap between headings.
          sort.direction === 'none' &&
            'absolute opacity-0 group-hover/sort:opacity-60 group-focus-visible/sort:opacity-60',
          sort.direction === 'none' && (column.align === 'end' ? 'right-full' : 'left-full'),
        )}
      />
    </Link>
  )
}
