import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { StatCard } from '#components/ui/stat-card.tsx'
import { formatPercent } from '#lib/domain/finance/percent.ts'
import { cents, formatBrl } from '#lib/domain/money.ts'
import type { WhatIfResult } from '#lib/domain/prices/what-if.ts'

const TEXTS = texts({
  net: ['Cliente recebe, em média', 'The customer receives, on average'],
  cet: ['CET médio ao mês', 'Mean CET a month'],
  revenue: ['Receita total', 'Revenue in all'],
  revenueNote: (average: string) => [
    `média de ${average} por simulação`,
    `${average} a simulation on average`,
  ],
  impossible: ['Deixam de ser possíveis', 'No longer possible'],
  impossibleNote: (below: number, net: string) => [
    `${below} ficam abaixo do mínimo · ${net} líquidos`,
    `${below} fall under the minimum · ${net} net`,
  ],
  noneLost: ['nenhuma abaixo do mínimo', 'none under the minimum'],
  from: (before: string) => [`antes ${before}`, `${before} before`],
})

export const WhatIfFigures = ({ result }: { result: WhatIfResult }) => {
  const t = useTexts(TEXTS)
  const { before, after, lost, compared } = result
  const mean = (total: number) => formatBrl(cents(compared === 0 ? 0 : Math.round(total / compared)))
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <StatCard label={t.net} value={mean(after.netCents)} note={t.from(mean(before.netCents))} />
      <StatCard
        label={t.cet}
        value={formatPercent(after.cetMonthly)}
        note={t.from(formatPercent(before.cetMonthly))}
      />
      <StatCard
        label={t.revenue}
        value={formatBrl(cents(after.revenueCents))}
        note={`${t.from(formatBrl(cents(before.revenueCents)))} · ${t.revenueNote(mean(after.revenueCents))}`}
      />
      <StatCard
        label={t.impossible}
        value={lost.count.toLocaleString('pt-BR')}
        note={
          lost.count === 0
            ? t.noneLost
            : t.impossibleNote(result.belowMinimum, formatBrl(cents(lost.netCents)))
        }
      />
    </div>
  )
}
