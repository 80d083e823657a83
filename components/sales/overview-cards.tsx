import type { ReactNode } from 'react'
import { formatReais } from '#components/language/reais.ts'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { StatCard } from '#components/ui/stat-card'
import type { SalesOverviewData } from '#lib/client/sales'
import { changeOf, formatChange, formatCount, formatDays, formatShare, formatSpan } from './figure-text.ts'

const TEXTS = texts({
  label: ['Números do período', 'Figures of the period'],
  net: ['Líquido pago', 'Net paid'],
  contracts: ['Contratos pagos', 'Contracts paid'],
  ticket: ['Ticket médio', 'Average ticket'],
  conversion: ['Conversão em pagas', 'Conversion to paid'],
  payout: ['Mediana até o pagamento', 'Median time to payout'],
  before: (value: string) => [`${value} no período anterior`, `${value} in the period before`],
  compared: (days: string) => [`Comparado com ${days}.`, `Compared with ${days}.`],
  refunded: (count: string, amount: string) => [
    `${count === '1' ? '1 contrato devolvido depois não entra' : `${count} contratos devolvidos depois não entram`} no total (${amount}).`,
    `Refunded since, not counted: ${count} (${amount}).`,
  ],
  of: (part: string, whole: string) => [
    `${part} de ${whole} criadas no período`,
    `${part} of ${whole} made in the period`,
  ],
})

const ticketOf = ({ net, contracts }: { net: number; contracts: number }) =>
  contracts > 0 ? Math.round((net * 100) / contracts) / 100 : null

/** The figures of the period in one row, each beside what it was before. */
export const OverviewCards = ({ overview }: { overview: SalesOverviewData }) => {
  const t = useTexts(TEXTS)
  const { present, past, before } = overview
  const [ticket, ticketBefore] = [ticketOf(present.paid), ticketOf(past.paid)]
  const { refunded } = present
  return (
    <section aria-label={t.label}>
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-5">
        <StatCard
          label={t.net}
          value={<span className="text-xl">{formatReais(present.paid.net)}</span>}
          note={note(changeOf(present.paid.net, past.paid.net), t.before(formatReais(past.paid.net)))}
        />
        <StatCard
          label={t.contracts}
          value={formatCount(present.paid.contracts)}
          note={note(
            changeOf(present.paid.contracts, past.paid.contracts),
            t.before(formatCount(past.paid.contracts)),
          )}
        />
        <StatCard
          label={t.ticket}
          value={<span className="text-xl">{ticket === null ? '—' : formatReais(ticket)}</span>}
          note={note(
            changeOf(ticket ?? 0, ticketBefore ?? 0),
            t.before(ticketBefore === null ? '—' : formatReais(ticketBefore)),
          )}
        />
        <StatCard
          label={t.conversion}
          value={formatShare(present.createdPaid, present.created)}
          note={
            <>
              {t.of(formatCount(present.createdPaid), formatCount(present.created))}
              <br />
              {t.before(formatShare(past.createdPaid, past.created))}
            </>
          }
        />
        <StatCard
          label={t.payout}
          value={<span className="text-xl">{spanText(present.medianPayoutSeconds)}</span>}
          note={t.before(spanText(past.medianPayoutSeconds))}
        />
      </div>
      <p className="mt-2 text-ink-muted text-xs">
        {t.compared(formatDays(before))}{' '}
        {refunded.contracts > 0
          ? t.refunded(formatCount(refunded.contracts), formatReais(refunded.net))
          : null}
      </p>
    </section>
  )
}

const spanText = (seconds: number | null) => (seconds === null ? '—' : formatSpan(seconds))

const note = (change: number | null, before: string): ReactNode => (
  <>
    {change === null ? null : (
      <span className="mr-1.5 font-medium text-ink tabular-nums">{formatChange(change)}</span>
    )}
    {before}
  </>
)
