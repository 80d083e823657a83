'use client'
import { SlidersHorizontal } from 'lucide-react'
import { useId, useState } from 'react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { usePendingFilter } from '#components/tables/use-pending-filter.ts'
import { Button } from '#components/ui/button.tsx'
import { cn } from '#components/ui/class-names.ts'
import { FilterChips } from '#components/ui/filter-chips.tsx'
import { LinkButton } from '#components/ui/link-button.tsx'
import { COMPARISONS, PERIODS } from '#lib/domain/sales/period.ts'
import { NarrowingFields, type SalesChoices } from './narrowing-fields.tsx'
import { PeriodForm } from './period-form.tsx'
import { type SalesFilter, salesHref } from './sales-filter.ts'

const TEXTS = texts({
  period: ['Período', 'Period'],
  today: ['Hoje', 'Today'],
  '7d': ['7 dias', '7 days'],
  '30d': ['30 dias', '30 days'],
  '90d': ['90 dias', '90 days'],
  month: ['Este mês', 'This month'],
  'last-month': ['Mês passado', 'Last month'],
  against: ['Comparar com', 'Compare with'],
  before: ['Período anterior', 'Period before'],
  year: ['Mesmo período do ano passado', 'Same period last year'],
  filters: ['Filtros', 'Filters'],
  counted: (count: number) => [`Filtros (${count})`, `Filters (${count})`],
  clear: ['Limpar filtros', 'Clear filters'],
})

type SalesFiltersProps = SalesChoices & { filter: SalesFilter }

export const SalesFilters = ({ filter, ...choices }: SalesFiltersProps) => {
  const t = useTexts(TEXTS)
  const changeFilter = usePendingFilter(filter, salesHref)
  const id = useId()
  const [open, setOpen] = useState(false)
  const { product, provider, agent, team } = filter
  const count = [product, provider, team, agent.length > 0, filter.period === 'custom'].filter(Boolean).length
  return (
    <div className="space-y-3 print:hidden">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <FilterChips
          label={t.period}
          chips={PERIODS.filter((period) => period !== 'custom').map((period) => ({
            id: period,
            label: t[period],
            href: salesHref({ ...filter, period, from: '', to: '', by: '' }),
            selected: filter.period === period,
          }))}
        />
        <Button
          size="small"
          className="sm:hidden"
          icon={<SlidersHorizontal aria-hidden />}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {count > 0 ? t.counted(count) : t.filters}
        </Button>
        <div className={cn(!open && 'max-sm:hidden')}>
          <PeriodForm
            key={`${filter.from}${filter.to}`}
            from={filter.from}
            to={filter.to}
            onChoose={(days) => changeFilter({ period: 'custom', by: '', ...days })}
          />
        </div>
      </div>
      <div id={id} className={cn('space-y-3', !open && 'max-sm:hidden')}>
        <NarrowingFields filter={filter} changeFilter={changeFilter} {...choices} />
        <ComparedWith filter={filter} />
      </div>
    </div>
  )
}

const ComparedWith = ({ filter }: { filter: SalesFilter }) => {
  const t = useTexts(TEXTS)
  const { product, provider, agent, team } = filter
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span aria-hidden className="text-ink-muted text-sm">
        {t.against}
      </span>
      <FilterChips
        label={t.against}
        chips={COMPARISONS.map((against) => ({
          id: against,
          label: t[against],
          href: salesHref({ ...filter, against }),
          selected: filter.against === against,
        }))}
      />
      {product || provider || team || agent.length > 0 ? (
        <LinkButton
          href={salesHref({ ...filter, product: '', provider: '', agent: [], team: '' })}
          scroll={false}
          variant="quiet"
          size="small"
        >
          {t.clear}
        </LinkButton>
      ) : null}
    </div>
  )
}
