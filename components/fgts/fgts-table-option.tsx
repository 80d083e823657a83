'use client'
import { StackedBar } from '#components/charts/stacked-bar.tsx'
import { centsOfReais } from '#components/language/reais.ts'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Badge } from '#components/ui/badge.tsx'
import { Money } from '#components/ui/money.tsx'
import type { FgtsFigures } from '#lib/client/fgts.ts'
import { formatPercent } from '#lib/domain/finance/percent.ts'
import { cents, formatBrl } from '#lib/domain/money.ts'
import { costOf } from './cost-of.ts'
import type { RankedFgtsTable } from './fgts-ranked-tables.ts'
import { fgtsTableParts, PART_TEXTS } from './fgts-table-parts.ts'

const TEXTS = texts({
  best: ['Melhor para o cliente', 'Best for the customer'],
  house: ['Padrão da casa', 'House default'],
  less: (amount: string) => [`${amount} a menos`, `${amount} less`],
  more: (amount: string) => [`${amount} a mais de custo`, `${amount} more in cost`],
  refused: ['Indisponível', 'Not available'],
  cost: (amount: string) => [`custo total ${amount}`, `total cost ${amount}`],
  cet: (monthly: number, annual: number) => [
    `CET ${percent(monthly)} a.m. · ${percent(annual)} a.a.`,
    `CET ${percent(monthly)} a month · ${percent(annual)} a year`,
  ],
  interest: (monthly: number) => [`juros ${percent(monthly)} a.m.`, `interest ${percent(monthly)} a month`],
})

type FgtsTableOptionProps = {
  ranked: RankedFgtsTable
  /** Value of a full bar, in cents. */
  whole: number
  byTarget: boolean
  waiting: string
  best: boolean
  selected: boolean
  onChoose: () => void
}

const percent = (fraction: number) => formatPercent(fraction.toFixed(8))

export const FgtsTableOption = ({ ranked, whole, byTarget, waiting, ...props }: FgtsTableOptionProps) => {
  const t = useTexts(TEXTS)
  const { best, selected, onChoose } = props
  const { table, compared } = ranked
  const figures = compared?.figures
  const extra = ranked.extraCost ?? 0
  const difference = extra === 0 ? null : (byTarget ? t.more : t.less)(formatBrl(cents(extra)))
  return (
    <label className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1.5 rounded-control border border-line-strong/60 bg-raised px-3 py-3 transition-colors hover:border-ink-muted has-checked:border-accent has-checked:bg-accent-soft has-checked:ring-1 has-checked:ring-accent has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2">
      <input
        type="radio"
        name="fee-table"
        value={table.id}
        checked={selected}
        onChange={onChoose}
        className="size-4.5 appearance-none rounded-full border border-line-strong bg-raised transition-all checked:border-[0.34rem] checked:border-accent focus-visible:outline-none"
      />
      <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
        <span className="font-medium">{table.visible_name}</span>
        {table.visible_name.includes(table.label) ? null : (
          <span className="text-ink-muted text-xs">{table.label}</span>
        )}
        {best ? <Badge tone="positive">{t.best}</Badge> : null}
        {table.default ? <Badge>{t.house}</Badge> : null}
        {difference ? <span className="text-ink-muted text-xs tabular-nums">{difference}</span> : null}
      </span>
      {figures ? (
        <Money cents={centsOfReais(figures.availableBalance)} className="font-semibold" />
      ) : (
        <span className="text-ink-muted text-sm">{compared ? t.refused : '—'}</span>
      )}
      <span className="col-span-3 block sm:col-span-2 sm:col-start-2">
        {figures ? (
          <OptionFigures id={table.id} monthlyRate={table.monthlyRate} {...{ figures, whole }} />
        ) : (
          <span className="text-pretty text-ink-muted text-xs">{compared?.refusal?.text ?? waiting}</span>
        )}
      </span>
    </label>
  )
}

type OptionFiguresProps = { id: string; figures: FgtsFigures; whole: number; monthlyRate: number }

const OptionFigures = ({ id, figures, whole, monthlyRate }: OptionFiguresProps) => {
  const t = useTexts(TEXTS)
  const parts = useTexts(PART_TEXTS)
  return (
    <>
      <StackedBar
        id={id}
        parts={fgtsTableParts(figures, parts)}
        whole={whole}
        valueText={(value) => formatBrl(cents(value))}
      />
      <span className="mt-1.5 flex flex-wrap gap-x-4 text-ink-muted text-xs tabular-nums leading-5">
        <span>{t.cost(formatBrl(costOf(figures)))}</span>
        <span>{t.cet(figures.cet, figures.annualCet)}</span>
        <span>{t.interest(monthlyRate)}</span>
      </span>
    </>
  )
}
