import { localizedTexts, texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { cn } from '#components/ui/class-names.ts'
import { formatPercent } from '#lib/domain/finance/percent.ts'
import type { Language } from '#lib/domain/language.ts'
import { cents, formatBrl } from '#lib/domain/money.ts'
import type { StandardCase, StandardLoan } from '#lib/domain/prices/standard-case.ts'
import type { Product } from '#lib/domain/proposals/product.ts'

const TEXTS = texts({
  figure: ['Indicador', 'Figure'],
  net: ['O cliente recebe', 'The customer receives'],
  total: ['Total a pagar', 'Total to pay'],
  blocked: ['Bloqueado no FGTS', 'Blocked in FGTS'],
  interest: ['Juros', 'Interest'],
  iof: ['IOF', 'IOF'],
  fee: ['Tarifa', 'Fee'],
  insurance: ['Seguro', 'Insurance'],
  cet: ['CET ao mês', 'CET a month'],
  cetAnnual: ['CET ao ano', 'CET a year'],
  impossible: ['Os custos consomem todo o valor', 'The costs consume the whole amount'],
  fgts: (count: number, amount: string) => [
    `${count} saques anuais de ${amount}, o primeiro daqui a seis meses.`,
    `${count} yearly withdrawals of ${amount}, the first in six months.`,
  ],
  clt: (count: number, amount: string) => [
    `${count} parcelas de ${amount}, liberação hoje.`,
    `${count} instalments of ${amount}, released today.`,
  ],
})

const ROWS = [
  ['net', 'netCents'],
  ['total', 'totalCents'],
  ['interest', 'interestCents'],
  ['iof', 'iofCents'],
  ['fee', 'feeCents'],
  ['insurance', 'insuranceCents'],
] as const

const CELL = 'px-3 py-2 text-right tabular-nums first:pl-4 last:pr-4 sm:first:pl-5 sm:last:pr-5'

export const exampleText = (
  product: Product,
  { count, amountCents }: StandardLoan,
  language: Language,
): string => localizedTexts(TEXTS, language)[product](count, formatBrl(amountCents))

type ExampleTableProps = {
  product: Product
  caption: string
  columns: readonly { name: string; figures: StandardCase | null }[]
}

export const ExampleTable = ({ product, caption, columns }: ExampleTableProps) => {
  const t = useTexts(TEXTS)
  const first = columns[0]?.figures ?? null
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users need focus to scroll it sideways
    <section tabIndex={0} aria-label={caption} className="overflow-x-auto focus-visible:-outline-offset-2">
      <table className="w-full text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead className="border-y bg-sunken/60 text-ink-muted text-xs">
          <tr>
            <th scope="col" className={cn(CELL, 'text-left font-medium')}>
              {t.figure}
            </th>
            {columns.map(({ name }) => (
              <th key={name} scope="col" className={cn(CELL, 'whitespace-nowrap font-medium')}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {ROWS.map(([name, field]) => (
            <tr key={field}>
              <th
                scope="row"
                className={cn(
                  CELL,
                  'text-left font-normal',
                  name === 'net' ? 'font-medium' : 'text-ink-muted',
                )}
              >
                {name === 'total' && product === 'fgts' ? t.blocked : t[name]}
              </th>
              {columns.map(({ name: column, figures }, index) => (
                <td key={column} className={cn(CELL, 'whitespace-nowrap', name === 'net' && 'font-semibold')}>
                  {figures ? formatBrl(figures[field]) : '—'}
                  {index > 0 && first && figures ? (
                    <Difference cents={figures[field] - first[field]} good={name === 'net' ? 1 : -1} />
                  ) : null}
                </td>
              ))}
            </tr>
          ))}
          <RateRow label={t.cet} field="cetMonthly" columns={columns} />
          <RateRow label={t.cetAnnual} field="cetAnnual" columns={columns} />
        </tbody>
      </table>
      {columns.some(({ figures }) => !figures) ? (
        <p className="px-4 py-2 text-danger text-sm sm:px-5">{t.impossible}</p>
      ) : null}
    </section>
  )
}

type RateRowProps = Pick<ExampleTableProps, 'columns'> & { label: string; field: 'cetMonthly' | 'cetAnnual' }

const RateRow = ({ label, field, columns }: RateRowProps) => (
  <tr>
    <th scope="row" className={cn(CELL, 'text-left font-normal text-ink-muted')}>
      {label}
    </th>
    {columns.map(({ name, figures }) => (
      <td key={name} className={cn(CELL, 'whitespace-nowrap')}>
        {figures ? formatPercent(figures[field]) : '—'}
      </td>
    ))}
  </tr>
)

/** Difference from the first column; `good` is the sign that favours the customer. */
const Difference = ({ cents: difference, good }: { cents: number; good: 1 | -1 }) => {
  if (difference === 0) return null
  const text = `${difference > 0 ? '+' : '−'} ${formatBrl(cents(Math.abs(difference)))}`
  return (
    <span
      className={cn('block font-normal text-xs', difference * good > 0 ? 'text-positive' : 'text-danger')}
    >
      {text}
    </span>
  )
}
