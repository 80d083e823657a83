'use client'
import { ChevronDown, ChevronUp } from 'lucide-react'
import Link from 'next/link'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { buttonClasses } from '#components/ui/button-classes.ts'
import { cn } from '#components/ui/class-names.ts'
import { useListNeighbours } from '#lib/client/proposals.ts'
import { instantOf } from '#lib/config/clock.ts'
import { dayInSaoPaulo } from '#lib/domain/calendar.ts'
import type { ProposalFilter } from './proposal-filter.ts'
import { proposalHref } from './proposal-href.ts'
import { trackingQueryOf } from './tracking-query-of.ts'

const TEXTS = texts({
  list: ['Na lista filtrada', 'In the filtered list'],
  previous: ['Proposta anterior', 'Previous proposal'],
  next: ['Próxima proposta', 'Next proposal'],
  position: (position: string, total: string) => [`${position} de ${total}`, `${position} of ${total}`],
  outside: ['fora do filtro', 'outside the filter'],
  moreThan: (total: string) => [`mais de ${total}`, `more than ${total}`],
  newest: (total: string) => [`${total} mais recentes`, `${total} newest`],
})

type ListNeighboursProps = {
  id: string
  filter: ProposalFilter
  now: string
}

export const ListNeighbours = ({ id, filter, now }: ListNeighboursProps) => {
  const t = useTexts(TEXTS)
  const { data } = useListNeighbours(id, trackingQueryOf(filter, dayInSaoPaulo(instantOf(now))))
  const hrefOf = (other: string | null | undefined) => (other ? proposalHref(other, filter) : null)
  const [previous, next] = [hrefOf(data?.previousId), hrefOf(data?.nextId)]
  const countText = (count: number) => count.toLocaleString('pt-BR')
  // A list sorted by customer contains only the newest proposals if its total is not exact.
  const uncounted = filter.sort === 'customer' ? t.newest : t.moreThan
  const total = data && (data.totalIsExact ? countText(data.total) : uncounted(countText(data.total)))
  return (
    <nav aria-label={t.list} className="flex items-center justify-end gap-1 print:hidden">
      <span className="min-w-20 px-1 text-right text-ink-muted text-sm tabular-nums">
        {data && total
          ? data.position === null
            ? data.total < 1_000
              ? t.outside
              : total
            : t.position(countText(data.position), total)
          : null}
      </span>
      <Step href={previous} label={t.previous} icon={<ChevronUp aria-hidden />} />
      <Step href={next} label={t.next} icon={<ChevronDown aria-hidden />} />
    </nav>
  )
}

type StepProps = { href: string | null; label: string; icon: React.ReactNode }

const Step = ({ href, label, icon }: StepProps) => {
  const classes = cn(buttonClasses({ variant: 'secondary' }), 'size-10 min-h-0 px-0 pointer-coarse:size-11')
  if (href === null)
    return (
      <button type="button" disabled aria-label={label} className={classes}>
        {icon}
      </button>
    )
  return (
    <Link href={href} aria-label={label} title={label} className={classes}>
      {icon}
    </Link>
  )
}
