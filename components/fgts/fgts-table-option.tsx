'use client'
import { centsOfReais } from '#components/language/reais.ts'
import { Badge } from '#components/ui/badge'
import { Money } from '#components/ui/money'
import type { ComparedFgtsTable, FgtsFeeTable } from '#lib/client/fgts'
import { formatPercent } from '#lib/domain/finance/percent'
import { formatBrl } from '#lib/domain/money'
import { texts } from '../language/texts.ts'
import { useTexts } from '../language/use-texts.ts'
import { costOf } from './cost-of.ts'

const TEXTS = texts({
  best: ['Melhor para o cliente', 'Best for the customer'],
  suggested: ['Sugerida', 'Suggested'],
  refused: ['Indisponível', 'Not available'],
  cost: (amount: string) => [`custo total ${amount}`, `total cost ${amount}`],
  cet: (monthly: number, annual: number) => [
    `CET ${percent(monthly)} a.m. · ${percent(annual)} a.a.`,
    `CET ${percent(monthly)} a month · ${percent(annual)} a year`,
  ],
  interest: (monthly: number) => [`juros ${percent(monthly)} a.m.`, `interest ${percent(monthly)} a month`],
})

type FgtsTableOptionProps = {
  table: FgtsFeeTable
  /** Missing until the first answer. */
  compared: ComparedFgtsTable | undefined
  /** The highest cost of all tables, in cents: the length of a full bar. */
  highestCost: number
  /** Said while there is nothing to compare. */
  waiting: string
  best: boolean
  chosen: boolean
  onChoose: () => void
}

const percent = (fraction: number) => formatPercent(fraction.toFixed(8))

/** One fee table as a choice: what the customer would receive with it, and what it costs. */
export const FgtsTableOption = ({ table, compared, highestCost, ...props }: FgtsTableOptionProps) => {
  const t = useTexts(TEXTS)
  const { best, chosen, onChoose, waiting } = props
  const figures = compared?.figures
  const share = figures && highestCost > 0 ? Math.max(1, (100 * costOf(figures)) / highestCost) : 0
  return (
    <label className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1.5 rounded-control border border-line-strong/60 bg-raised px-3 py-3 transition-colors hover:border-ink-muted has-checked:border-accent has-checked:bg-accent-soft has-checked:ring-1 has-checked:ring-accent has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2">
      <input
        type="radio"
        name="fee-table"
        value={table.id}
        checked={chosen}
        onChange={onChoose}
        className="size-4.5 appearance-none rounded-full border border-line-strong bg-raised transition-all checked:border-[0.34rem] checked:border-accent focus-visible:outline-none"
      />
      <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
        <span className="font-medium">{table.label}</span>
        {best ? <Badge tone="positive">{t.best}</Badge> : null}
        {table.default ? <Badge>{t.suggested}</Badge> : null}
      </span>
      {figures ? (
        <Money cents={centsOfReais(figures.availableBalance)} className="font-semibold" />
      ) : (
        <span className="text-ink-muted text-sm">{compared ? t.refused : '—'}</span>
      )}
      <span className="col-span-3 block sm:col-span-2 sm:col-start-2">
        <svg aria-hidden className="block h-1.5 w-full text-accent">
          <rect width="100%" height="6" rx="3" className="fill-line" />
          <rect width={`${share}%`} height="6" rx="3" fill="currentColor" opacity={chosen ? 1 : 0.45} />
        </svg>
        <span className="mt-1.5 flex flex-wrap gap-x-4 text-ink-muted text-xs tabular-nums leading-5">
          {figures ? (
            <>
              <span>{t.cost(formatBrl(costOf(figures)))}</span>
              <span>{t.cet(figures.cet, figures.annualCet)}</span>
              <span>{t.interest(table.monthlyRate)}</span>
            </>
          ) : (
            <span className="text-pretty">{compared?.refusal?.text ?? waiting}</span>
          )}
        </span>
      </span>
    </label>
  )
}
