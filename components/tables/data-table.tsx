import dynamic from 'next/dynamic'
import type { ReactNode } from 'react'
import { cn } from '#components/ui/class-names.ts'
import type { Column } from './column.ts'
import { ColumnHeading } from './column-heading.tsx'
import { DataTableRow } from './data-table-row.tsx'
import { DataTableSkeleton } from './data-table-skeleton.tsx'
import { TABLE_ROLES } from './table-roles.ts'

export type DataTableProps<Row> = {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  rowHref?: (row: Row) => string
  loading?: boolean
  empty?: ReactNode
  /** Number of columns, icons excepted, above which a table is denser and scrolls sideways sooner. */
  comfortable?: number
  cards?: number
  className?: string
}

const FIRST_CARDS = 12

const MoreRows = dynamic(() => import('./more-rows.tsx').then((module) => module.MoreRows))

const COMFORTABLE = 8
const CLOSE = '@2xl:[&_:is(td,th):not(:first-child,:last-child)]:px-1.5'

/** A link covers each row, so that clicks, the middle button and the keyboard work without JavaScript. */
export const DataTable = <Row,>({ caption, columns, rows, ...props }: DataTableProps<Row>) => {
  const cards = props.cards ?? FIRST_CARDS
  if (!props.loading && rows.length === 0 && props.empty)
    return <div className={props.className}>{props.empty}</div>
  const isMany = columns.filter(({ isIcon }) => !isIcon).length > (props.comfortable ?? COMFORTABLE)
  return (
    <div data-rows className={cn('@container overflow-clip', props.className)}>
      <div className={cn('overflow-x-auto', isMany ? '@7xl:overflow-visible' : '@4xl:overflow-visible')}>
        <table
          {...TABLE_ROLES.table}
          aria-busy={props.loading || undefined}
          className={cn('w-full text-sm @max-2xl:block', isMany && CLOSE)}
        >
          <caption className="sr-only">{caption}</caption>
          <thead {...TABLE_ROLES.group} className="@max-2xl:sr-only">
            <tr {...TABLE_ROLES.row}>
              {columns.map((column) => (
                <th
                  key={column.id}
                  {...TABLE_ROLES.header}
                  scope="col"
                  aria-sort={
                    column.sort && column.sort.direction !== 'none' ? column.sort.direction : undefined
                  }
                  className={cn(
                    'sticky top-0 z-20 whitespace-nowrap bg-sunken px-3 py-2.5 text-left compact:@2xl:px-2 font-medium shadow-[inset_0_-1px_var(--line)] text-ink-muted text-xs first:pl-5 last:pr-5',
                    column.align === 'end' && 'text-right',
                    column.className,
                  )}
                >
                  <ColumnHeading column={column} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody {...TABLE_ROLES.group} className="divide-y divide-line @max-2xl:block">
            {props.loading ? (
              <DataTableSkeleton columns={columns} />
            ) : (
              rows.map((row, place) => (
                <DataTableRow
                  key={props.rowKey(row)}
                  id={props.rowKey(row)}
                  columns={columns}
                  row={row}
                  href={props.rowHref?.(row)}
                  folded={place >= cards}
                />
              ))
            )}
          </tbody>
        </table>
      </div>
      {rows.length > cards && !props.loading ? (
        <MoreRows visibleCount={cards} count={rows.length - cards} />
      ) : null}
    </div>
  )
}
