'use client'
import { centsOfReais, formatDifference, formatReais } from '#components/language/reais.ts'
import type { ComparedFgtsTable, FgtsFeeTable, FgtsFigures } from '#lib/client/fgts'
import { formatPercent } from '#lib/domain/finance/percent'
import { cents, formatBrl } from '#lib/domain/money'
import { BarComparison } from '../charts/bar-comparison.tsx'
import { texts } from '../language/texts.ts'
import { useTexts } from '../language/use-texts.ts'

const TEXTS = texts({
  label: ['Comparar tabelas', 'Compare tables'],
  net: ['Cliente recebe', 'Customer receives'],
  interest: ['Juros', 'Interest'],
  iof: ['IOF', 'IOF'],
  fee: ['Tarifa', 'Fee'],
  insurance: ['Seguro', 'Insurance'],
  cet: (monthly: string) => [`CET ${monthly} a.m.`, `CET ${monthly} a month`],
  refused: ['Indisponível', 'Not available'],
  table: ['Ver em tabela', 'View as table'],
  caption: [
    'Tabelas de taxas sobre as mesmas parcelas: líquido, juros, IOF, tarifa, seguro e CET',
    'Fee tables on the same instalments: net, interest, IOF, fee, insurance and CET',
  ],
  name: ['Tabela', 'Table'],
  choose: (name: string) => [`Escolher ${name}`, `Choose ${name}`],
  chosen: ['Escolhida', 'Chosen'],
  pick: ['Escolher', 'Choose'],
})

type FgtsTableBarsProps = {
  tables: readonly FgtsFeeTable[]
  compared: readonly ComparedFgtsTable[]
  chosenId: string
  onChoose: (id: string) => void
}

const percent = (fraction: number) => formatPercent(fraction.toFixed(8))

const partsOf = (figures: FgtsFigures) => ({
  net: centsOfReais(figures.availableBalance),
  interest: centsOfReais(figures.totalBalance) - centsOfReais(figures.emissionAmount),
  iof: centsOfReais(figures.iof),
  fee: centsOfReais(figures.tc),
  insurance: centsOfReais(figures.insuranceAmount),
})

/**
 * What the same blocked amount becomes with each table, as a chart and as a list; a table is chosen from
 * either.
 */
export const FgtsTableBars = ({ tables, compared, chosenId, onChoose }: FgtsTableBarsProps) => {
  const t = useTexts(TEXTS)
  const figuresOf = (id: string) => compared.find((one) => one.simulationFeesId === id)?.figures ?? null
  if (!compared.some(({ figures }) => figures)) return null
  const names = { net: t.net, interest: t.interest, iof: t.iof, fee: t.fee, insurance: t.insurance }
  return (
    <div className="mt-5 border-t pt-5">
      <BarComparison
        label={t.label}
        parts={Object.entries(names).map(([id, name]) => ({ id, name }))}
        bars={tables.map(({ id, label: name }) => {
          const figures = figuresOf(id)
          return {
            id,
            name,
            values: figures && partsOf(figures),
            note: figures ? t.cet(percent(figures.cet)) : t.refused,
          }
        })}
        chosenId={chosenId}
        onChoose={onChoose}
        valueText={(value) => formatBrl(cents(value))}
      />
      <details className="mt-2">
        <summary className="inline-flex min-h-9 items-center text-accent text-sm pointer-coarse:min-h-11">
          {t.table}
        </summary>
        <FiguresTable {...{ tables, figuresOf, chosenId, onChoose }} />
      </details>
    </div>
  )
}

type FiguresTableProps = Omit<FgtsTableBarsProps, 'compared'> & {
  figuresOf: (id: string) => FgtsFigures | null
}

const CELL = 'whitespace-nowrap px-2 py-1.5 text-right first:pl-0 first:text-left last:pr-0'

const FiguresTable = ({ tables, figuresOf, chosenId, onChoose }: FiguresTableProps) => {
  const t = useTexts(TEXTS)
  const headings = [t.name, t.net, t.interest, t.iof, t.fee, t.insurance, 'CET']
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on a phone, and the keyboard must too
    <section tabIndex={0} aria-label={t.caption} className="overflow-x-auto rounded-control">
      <table className="w-full text-sm tabular-nums">
        <caption className="sr-only">{t.caption}</caption>
        <thead className="border-b">
          <tr>
            {headings.map((heading) => (
              <th key={heading} scope="col" className={`${CELL} font-medium text-ink-muted text-xs`}>
                {heading}
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {tables.map(({ id, label }) => {
            const figures = figuresOf(id)
            return (
              <tr key={id}>
                <th scope="row" className={`${CELL} font-medium`}>
                  {label}
                </th>
                {cellsOf(figures).map((cell, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the columns never change their order
                  <td key={index} className={CELL}>
                    {cell}
                  </td>
                ))}
                <td className={CELL}>
                  {id === chosenId ? (
                    <span className="text-positive">{t.chosen}</span>
                  ) : (
                    <button
                      type="button"
                      disabled={!figures}
                      aria-label={t.choose(label)}
                      className="min-h-9 text-accent underline disabled:opacity-50 pointer-coarse:min-h-11"
                      onClick={() => onChoose(id)}
                    >
                      {t.pick}
                    </button>
                  )}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}

const cellsOf = (figures: FgtsFigures | null): string[] =>
  figures === null
    ? Array.from({ length: 6 }, () => '—')
    : [
        formatReais(figures.availableBalance),
        formatDifference(figures.totalBalance, figures.emissionAmount),
        formatReais(figures.iof),
        formatReais(figures.tc),
        formatReais(figures.insuranceAmount),
        percent(figures.cet),
      ]
