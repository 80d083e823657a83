import { ChevronDown } from 'lucide-react'
import Link from 'next/link'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { cn } from '#components/ui/class-names.ts'

const TEXTS = texts({
  show: ['Ver em tabela', 'View as table'],
})

export type FiguresTableProps = {
  caption: string
  headers: readonly string[]
  rows: readonly { id: string; cells: readonly string[]; href?: string }[]
  total?: readonly string[]
  summary?: string
  open?: boolean
}

const CELL = 'whitespace-nowrap px-3 py-2 text-right first:pl-0 first:text-left last:pr-0 max-sm:px-1'
// Headings and names wrap on phones, so that the last column is not cut off.
const WORDS = 'max-sm:whitespace-normal'

export const FiguresTable = ({ open, summary, ...table }: FiguresTableProps) => {
  const t = useTexts(TEXTS)
  if (open) return <Figures {...table} />
  return (
    <details className="group mt-3 print:hidden">
      <summary className="inline-flex min-h-9 items-center gap-1.5 rounded-control text-accent text-sm pointer-coarse:min-h-11">
        {summary ?? t.show}
        <span className="sr-only">: {table.caption}</span>
        <ChevronDown aria-hidden className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      <Figures {...table} />
    </details>
  )
}

const Figures = ({ caption, headers, rows, total }: Omit<FiguresTableProps, 'open' | 'summary'>) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users need focus to scroll it sideways
  <section tabIndex={0} aria-label={caption} className="mt-1 max-h-96 overflow-auto rounded-control">
    <table className="w-full text-sm tabular-nums max-sm:text-xs">
      <caption className="sr-only">{caption}</caption>
      <thead className="border-b">
        <tr>
          {headers.map((header) => (
            <th
              key={header}
              scope="col"
              className={cn(CELL, WORDS, 'align-bottom font-medium text-ink-muted text-xs')}
            >
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {rows.map(({ id, href, cells: [name, ...figures] }) => (
          <tr key={id}>
            <th scope="row" className={cn(CELL, WORDS, 'font-normal')}>
              {href ? (
                <Link href={href} className="underline decoration-ink-muted/50 underline-offset-4">
                  {name}
                </Link>
              ) : (
                name
              )}
            </th>
            {figures.map((figure, index) => (
              <td key={headers[index + 1]} className={CELL}>
                {figure}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {total ? (
        <tfoot className="border-t-2 font-semibold">
          <tr>
            {total.map((figure, index) =>
              index === 0 ? (
                <th key={headers[index]} scope="row" className={CELL}>
                  {figure}
                </th>
              ) : (
                <td key={headers[index]} className={CELL}>
                  {figure}
                </td>
              ),
            )}
          </tr>
        </tfoot>
      ) : null}
    </table>
  </section>
)
