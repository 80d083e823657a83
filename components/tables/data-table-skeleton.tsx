import { cn } from '#components/ui/class-names.ts'
import type { Column } from './column.ts'

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f']

/** Has the same shape as the rows, so that their arrival causes no layout shift. */
export const DataTableSkeleton = <Row,>({ columns }: { columns: readonly Column<Row>[] }) =>
  ROWS.map((row) => (
    <tr
      key={row}
      aria-hidden
      className="@max-2xl:flex @max-2xl:flex-wrap @max-2xl:gap-3 @max-2xl:px-4 @max-2xl:py-3.5"
    >
      {columns.map((column) => (
        <td
          key={column.id}
          className={cn(
            'px-3 py-4 first:pl-5 last:pr-5 @max-2xl:basis-full @max-2xl:p-0!',
            (column.primary || column.beside) && '@max-2xl:flex-1',
          )}
        >
          <span
            className={cn(
              'block h-3.5 animate-pulse rounded-control bg-line',
              column.primary ? 'w-40 max-w-full' : 'w-20 max-w-full',
              column.align === 'end' && 'ml-auto @max-2xl:ml-0',
            )}
          />
        </td>
      ))}
    </tr>
  ))
