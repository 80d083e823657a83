import type { ReactNode } from 'react'
import {
  changeOf,
  formatChange,
  formatCount,
  formatDays,
  formatShare,
  formatSpan,
} from '#components/charts/figure-text.ts'
import { formatReais } from '#components/language/reais.ts'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { useFigureTexts } from '#components/statuses/use-figure-texts.ts'
import { StatCard } from '#components/ui/stat-card.tsx'
import type { SalesOverviewData } from '#lib/client/sales.ts'
import type { FigureName } from '#lib/domain/sales/figures.ts'

const TEXTS = texts({
  label: ['Números do período', 'Figures of the period'],
  before: (value: string) => [`${value} no período anterior`, `${value} in the period before`],
  compared: (days: string) => [`Comparado com ${days}.`, `Compared with ${days}.`],
  points: (change: string) => [`${change} p.p.`, `${change} pp`],
  refunded: (count: number, amount: string) =>
    count === 1
      ? [
          `1 contrato devolvido depois (${amount}) não entra no total.`,
          `1 contract refunded later (${amount}) is not counted.`,
        ]
      : [
          `${formatCount(count)} contratos devolvidos depois (${amount}) não entram no total.`,
          `${formatCount(count)} contracts refunded later (${amount}) are not counted.`,
        ],
  of: (part: string, whole: string) => [
    `${part} de ${whole} criadas no período`,
    `${part} of ${whole} made in the period`,
  ],
})

type Figures = SalesOverviewData['present']
type Card = { name: FigureName; value: string; change: string | null; before: string; more?: string }

export const OverviewCards = ({ overview }: { overview: SalesOverviewData }) => {
  const t = useTexts(TEXTS)
  const figure = useFigureTexts()
  const { present, past, before } = overview
  const { refunded } = present
  const conversion: Card = {
    name: 'conversion',
    value: conversionText(present),
    change: pointsBetween(present, past, t.points),
    before: conversionText(past),
    more: t.of(formatCount(present.createdPaid), formatCount(present.created)),
  }
  return (
    <section aria-label={t.label}>
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-5">
        {[...CARD_BUILDERS.map((card) => card(present, past)), conversion].map((card) => (
          <StatCard
            key={card.name}
            {...figure(card.name)}
            className="max-sm:first:col-span-2"
            value={<span className="text-xl">{card.value}</span>}
            note={
              <Note change={card.change} more={card.more}>
                {t.before(card.before)}
              </Note>
            }
          />
        ))}
      </div>
      <p className="mt-2 text-ink-muted text-xs">
        {t.compared(formatDays(before))}{' '}
        {refunded.contracts > 0 ? t.refunded(refunded.contracts, formatReais(refunded.net)) : null}
      </p>
    </section>
  )
}

type NoteProps = { change: string | null; more: string | undefined; children: ReactNode }

const Note = ({ change, more, children }: NoteProps) => (
  <>
    {more === undefined ? null : <span className="block">{more}</span>}
    {change === null ? null : <span className="mr-1.5 font-medium text-ink tabular-nums">{change}</span>}
    {children}
  </>
)

const cardBuilder =
  (name: FigureName, of: (figures: Figures) => number | null, write: (value: number) => string) =>
  (present: Figures, past: Figures): Card => {
    const change = changeOf(of(present) ?? 0, of(past) ?? 0)
    const text = (figures: Figures) => {
      const value = of(figures)
      return value === null ? '—' : write(value)
    }
    return {
      name,
      value: text(present),
      change: change === null || of(present) === null ? null : formatChange(change),
      before: text(past),
    }
  }

const ticketOf = ({ paid: { net, contracts } }: Figures) =>
  contracts > 0 ? Math.round((net * 100) / contracts) / 100 : null

const CARD_BUILDERS = [
  cardBuilder('net', ({ paid }) => paid.net, formatReais),
  cardBuilder('contracts', ({ paid }) => paid.contracts, formatCount),
  cardBuilder('ticket', ticketOf, formatReais),
  cardBuilder('payout', ({ medianPayoutSeconds }) => medianPayoutSeconds, formatSpan),
]

const conversionText = ({ createdPaid, created }: Figures) => formatShare(createdPaid, created)

/** Formats the change in percentage points, because a relative change of a percentage is easily misread. */
const pointsBetween = (present: Figures, past: Figures, write: (change: string) => string) => {
  if (present.created === 0 || past.created === 0) return null
  const points = 100 * (present.createdPaid / present.created - past.createdPaid / past.created)
  const rounded = Math.round(points * 10) / 10
  return write(`${rounded > 0 ? '+' : ''}${rounded.toLocaleString('pt-BR')}`)
}
