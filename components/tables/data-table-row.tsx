import Link from 'next/link'
import { cn } from '#components/ui/class-names.ts'
import type { Column } from './column.ts'
import { TABLE_ROLES } from './table-roles.ts'

type DataTableRowProps<Row> = {
  columns: readonly Column<Row>[]
  row: Row
  href?: string | undefined
  folded?: boolean
  id?: string
}

const place = <Row,>(column: Column<Row>) =>
  cn(
    'px-3 py-3 align-middle first:pl-5 last:pr-5 @max-2xl:p-0! @max-2xl:text-left',
    'compact:@2xl:h-9.5 compact:@2xl:whitespace-nowrap compact:@2xl:px-2 compact:@2xl:py-1',
    // Equal minimum and maximum widths make the table layout ignore the width of the text; the percentage
    // then claims the space that the other columns leave.
    column.isName && 'compact:@2xl:w-2/5 compact:@2xl:min-w-48 compact:@2xl:max-w-48',
    column.align === 'end' && 'text-right tabular-nums',
    column.primary && 'font-medium @max-2xl:order-1 @max-2xl:min-w-0 @max-2xl:flex-1 @max-2xl:text-base',
    column.beside && '@max-2xl:order-2',
    !column.primary &&
      !column.beside &&
      '@max-2xl:order-3 @max-2xl:flex @max-2xl:basis-full @max-2xl:items-baseline @max-2xl:justify-between @max-2xl:gap-4 @max-2xl:text-right',
    column.wideOnly && '@max-2xl:hidden!',
    column.interactive && 'relative z-10',
    column.className,
  )

/** Safari needs the transform to confine the stretched link to its row. */
export const DataTableRow = <Row,>({ columns, row, href, folded, id }: DataTableRowProps<Row>) => (
  <tr
    {...TABLE_ROLES.row}
    data-row={id}
    className={cn(
      '@max-2xl:flex @max-2xl:flex-wrap @max-2xl:items-baseline @max-2xl:gap-x-3 @max-2xl:gap-y-1.5 @max-2xl:px-4 @max-2xl:py-3.5',
      folded && '@max-2xl:[tbody:not([data-unfolded])>&]:hidden',
      href &&
        'relative [transform:translate(0)] transition-colors hover:bg-sunken/60 has-[a:focus-visible]:bg-accent-soft',
    )}
  >
    {columns.map((column) => (
      <td key={column.id} {...TABLE_ROLES.cell} className={place(column)}>
        {column.primary || column.beside || column.headerHidden ? null : (
          <span aria-hidden className="hidden shrink-0 text-ink-muted @max-2xl:inline">
            {column.header}
          </span>
        )}
        {column.primary && href ? (
          <Link
            href={href}
            data-list-item
            className="after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-focus focus-visible:after:-outline-offset-2"
          >
            {column.cell(row)}
          </Link>
        ) : (
          column.cell(row)
        )}
      </td>
    ))}
  </tr>
)
