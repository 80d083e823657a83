'use client'
import { SelectField } from '#components/fields/select-field'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { PRODUCT_NAMES } from '#components/products/product-names.ts'
import { FilterChips } from '#components/ui/filter-chips'
import { PRODUCTS } from '#lib/domain/proposals/product'
import { useAskedFilter } from '../tables/use-asked-filter.ts'
import { type PriceTableFilter, priceTablesHref, TABLE_STATES } from './price-table-filter.ts'

const TEXTS = texts({
  byProduct: ['Filtrar por produto', 'Filter by product'],
  byState: ['Filtrar por situação', 'Filter by state'],
  all: ['Todas', 'All'],
  anyState: ['Qualquer situação', 'Any state'],
  in_use: ['Ativa', 'Active'],
  out_of_use: ['Inativa', 'Inactive'],
  changing: ['Com mudança aberta', 'With an open change'],
  institution: ['Instituição', 'Institution'],
  allInstitutions: ['Todas as instituições', 'All institutions'],
})

type TableFiltersProps = {
  filter: PriceTableFilter
  institutions: readonly { code: string; name: string }[]
}

/** What the list of tables is narrowed to; every choice is an address. */
export const PriceTableFilters = ({ filter, institutions }: TableFiltersProps) => {
  const t = useTexts(TEXTS)
  const ask = useAskedFilter(filter, priceTablesHref)
  return (
    <div className="flex flex-col gap-3 sm:flex-row sm:items-start sm:justify-between">
      <div className="min-w-0 space-y-2">
        <FilterChips
          label={t.byProduct}
          chips={(['', ...PRODUCTS] as const).map((product) => ({
            id: product,
            label: product === '' ? t.all : PRODUCT_NAMES[product].short,
            href: priceTablesHref({ ...filter, product }),
            chosen: filter.product === product,
          }))}
        />
        <FilterChips
          label={t.byState}
          chips={(['', ...TABLE_STATES] as const).map((state) => ({
            id: state,
            label: state === '' ? t.anyState : t[state],
            href: priceTablesHref({ ...filter, state }),
            chosen: filter.state === state,
          }))}
        />
      </div>
      <SelectField
        label={t.institution}
        name="institution"
        labelHidden
        className="sm:w-52"
        placeholder={t.allInstitutions}
        options={institutions.map(({ code, name }) => ({ value: code, label: name }))}
        value={filter.institution}
        onChange={({ currentTarget }) => ask({ institution: currentTarget.value })}
      />
    </div>
  )
}
