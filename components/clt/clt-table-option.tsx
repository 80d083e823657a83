'use client'
import { MarkSample } from '#components/charts/mark-sample.tsx'
import { centsOfReais, formatReais } from '#components/language/reais.ts'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Badge } from '#components/ui/badge.tsx'
import { Money } from '#components/ui/money.tsx'
import { useLanguage } from '#components/use-language.ts'
import type { ComparedCltTable } from '#lib/client/clt-offers.ts'
import { formatPercent } from '#lib/domain/finance/percent.ts'
import { formatBrl } from '#lib/domain/money.ts'
import { type CltChoice, extraCostOf, offerOf } from './clt-choice.ts'
import { lastInstallmentText } from './last-installment-text.ts'

const TEXTS = texts({
  best: ['Melhor para o cliente', 'Best for the customer'],
  house: ['Padrão da casa', 'House default'],
  insured: ['Com seguro', 'With insurance'],
  more: (amount: string) => [`${amount} a mais de custo`, `${amount} more in cost`],
  unavailable: (count: number) => [`Indisponível em ${count}×`, `Not available in ${count}×`],
  total: (amount: string) => [`total a pagar ${amount}`, `total to pay ${amount}`],
  cost: (monthly: string, annual: string) => [
    `CET ${monthly} a.m. · ${annual} a.a.`,
    `CET ${monthly} a month · ${annual} a year`,
  ],
  interest: (monthly: string) => [`juros ${monthly} a.m.`, `interest ${monthly} a month`],
  notOffered: (count: number) => [
    `Não é oferecida em ${count} parcelas.`,
    `Not offered in ${count} instalments.`,
  ],
})

type CltTableOptionProps = {
  one: ComparedCltTable
  compared: readonly ComparedCltTable[]
  choice: CltChoice
  index: number
  best: boolean
  onChoose: () => void
}

const percent = (fraction: number) => formatPercent(fraction.toFixed(8))

export const CltTableOption = ({ one, compared, choice, index, ...props }: CltTableOptionProps) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const { table } = one
  const { best, onChoose } = props
  const { numberOfInstallments: count, mode } = choice
  const offer = offerOf(one, count)
  const figures = offer?.figures
  const extra = extraCostOf(compared, table.id, count)
  const times = figures ? `${count} × ${formatReais(figures.installment_value)}` : ''
  const last = figures ? lastInstallmentText(figures, count, language) : null
  return (
    <label className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 rounded-control border border-line-strong/60 bg-raised px-3 py-3 transition-colors hover:border-ink-muted has-checked:border-accent has-checked:bg-accent-soft has-checked:ring-1 has-checked:ring-accent has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2">
      <input
        type="radio"
        name="table"
        value={table.id}
        checked={table.id === choice.priceTableId}
        onChange={onChoose}
        className="size-4.5 appearance-none rounded-full border border-line-strong bg-raised transition-all checked:border-[0.34rem] checked:border-accent focus-visible:outline-none"
      />
      <span className="flex min-w-0 items-center gap-2 font-medium">
        <MarkSample index={index} />
        {table.name}
      </span>
      {!figures ? (
        <span className="text-ink-muted text-sm">{t.unavailable(count)}</span>
      ) : mode === 'net' ? (
        <span className="whitespace-nowrap font-semibold tabular-nums">{times}</span>
      ) : (
        <Money cents={centsOfReais(figures.disbursed_issue_amount)} className="font-semibold" />
      )}
      <span className="col-span-3 flex flex-wrap items-center gap-x-2 gap-y-1 empty:hidden sm:col-span-2 sm:col-start-2">
        {best ? <Badge tone="positive">{t.best}</Badge> : null}
        {table.default ? <Badge>{t.house}</Badge> : null}
        {table.is_insured ? <Badge tone="info">{t.insured}</Badge> : null}
        {extra ? (
          <span className="text-ink-muted text-xs tabular-nums">{t.more(formatBrl(extra))}</span>
        ) : null}
      </span>
      <span className="col-span-3 flex flex-wrap gap-x-4 text-ink-muted text-xs tabular-nums leading-5 sm:col-span-2 sm:col-start-2">
        {figures ? (
          <>
            {mode === 'net' ? null : <span>{times}</span>}
            {last ? <span>{last}</span> : null}
            <span>{t.total(formatReais(figures.total_amount))}</span>
            <span>{t.cost(percent(figures.cet), percent(figures.annual_cet))}</span>
            <span>{t.interest(percent(figures.monthly_interest_rate))}</span>
          </>
        ) : (
          <span className="text-pretty">{offer?.refusal?.text ?? t.notOffered(count)}</span>
        )}
      </span>
    </label>
  )
}
