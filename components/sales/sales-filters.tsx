'use client'
import { SelectField } from '#components/fields/select-field'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { PRODUCT_NAMES } from '#components/products/product-names.ts'
import { FilterChips } from '#components/ui/filter-chips'
import { LinkButton } from '#components/ui/link-button'
import { PRODUCTS } from '#lib/domain/proposals/product'
import { PERIODS } from '#lib/domain/sales/period'
import type { SalesAuthor } from '#lib/domain/sales/sales-view'
import { useAskedFilter } from '../tables/use-asked-filter.ts'
import { PeriodForm } from './period-form.tsx'
import { readSalesFilter, type SalesFilter, salesHref } from './sales-filter.ts'

const TEXTS = texts({
  period: ['Período', 'Period'],
  today: ['Hoje', 'Today'],
  '7d': ['7 dias', '7 days'],
  '30d': ['30 dias', '30 days'],
  '90d': ['90 dias', '90 days'],
  month: ['Este mês', 'This month'],
  'last-month': ['Mês passado', 'Last month'],
  product: ['Produto', 'Product'],
  allProducts: ['Todos os produtos', 'All products'],
  institution: ['Instituição', 'Institution'],
  allInstitutions: ['Todas as instituições', 'All institutions'],
  agent: ['Agente ou programa', 'Agent or program'],
  allAgents: ['Todos os agentes', 'All agents'],
  clear: ['Limpar filtros', 'Clear filters'],
})

export type SalesChoices = {
  institutions: readonly { code: string; name: string }[]
  authors: readonly SalesAuthor[]
}

type SalesFiltersProps = SalesChoices & { filter: SalesFilter }

/** What the reports of sales are narrowed to; every choice is an address. */
export const SalesFilters = ({ filter, institutions, authors }: SalesFiltersProps) => {
  const t = useTexts(TEXTS)
  const ask = useAskedFilter(filter, salesHref)
  const narrowed = filter.product !== '' || filter.provider !== '' || filter.agent !== ''
  return (
    <div className="space-y-3">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <FilterChips
          label={t.period}
          chips={PERIODS.filter((period) => period !== 'custom').map((period) => ({
            id: period,
            label: t[period],
            href: salesHref({ ...filter, period, from: '', to: '', by: '' }),
            chosen: filter.period === period,
          }))}
        />
        <PeriodForm
          key={`${filter.from}${filter.to}`}
          from={filter.from}
          to={filter.to}
          onChoose={(days) => ask({ period: 'custom', by: '', ...days })}
        />
      </div>
      <div className="grid gap-3 sm:grid-cols-3">
        <SelectField
          label={t.product}
          name="product"
          placeholder={t.allProducts}
          options={PRODUCTS.map((product) => ({ value: product, label: PRODUCT_NAMES[product].short }))}
          value={filter.product}
          onChange={({ currentTarget: { value } }) =>
            ask({ product: readSalesFilter({ product: value }).product })
          }
        />
        <SelectField
          label={t.institution}
          name="provider"
          placeholder={t.allInstitutions}
          options={institutions.map(({ code, name }) => ({ value: code, label: name }))}
          value={filter.provider}
          onChange={({ currentTarget: { value } }) => ask({ provider: value })}
        />
        <SelectField
          label={t.agent}
          name="agent"
          placeholder={t.allAgents}
          options={authors.map(({ id, name }) => ({ value: id, label: name }))}
          value={filter.agent}
          onChange={({ currentTarget: { value } }) => ask({ agent: value })}
        />
      </div>
      {narrowed ? (
        <LinkButton
          href={salesHref({ ...filter, product: '', provider: '', agent: '' })}
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
