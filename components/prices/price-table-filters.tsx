'use client'
import type { ReactNode } from 'react'
import { SelectField } from '#components/fields/select-field.tsx'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { PRODUCT_NAMES } from '#components/products/product-names.ts'
import { ListBar } from '#components/tables/list-bar.tsx'
import type { SetFilter } from '#components/tables/set-filters.tsx'
import { usePendingFilter } from '#components/tables/use-pending-filter.ts'
import { FilterChips } from '#components/ui/filter-chips.tsx'
import { PRODUCTS } from '#lib/domain/proposals/product.ts'
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
  inbox: ReactNode
  filter: PriceTableFilter
  institutions: readonly { code: string; name: string }[]
}

export const PriceTableFilters = ({ inbox, filter, institutions }: TableFiltersProps) => {
  const t = useTexts(TEXTS)
  const changeFilter = usePendingFilter(filter, priceTablesHref)
  const { product, state, institution } = filter
  const one = (id: keyof PriceTableFilter, label: string): SetFilter[] =>
    filter[id] === '' ? [] : [{ id, label, onRemove: () => changeFilter({ [id]: '' }) }]
  return (
    <ListBar
      search={inbox}
      set={[
        ...one('product', product === '' ? '' : PRODUCT_NAMES[product].short),
        ...one('state', state === '' ? '' : t[state]),
        ...one('institution', institutions.find(({ code }) => code === institution)?.name ?? institution),
      ]}
      onClear={() => changeFilter({ product: '', state: '', institution: '' })}
    >
      {() => (
        <>
          <FilterChips
            label={t.byProduct}
            chips={(['', ...PRODUCTS] as const).map((one) => ({
              id: one,
              label: one === '' ? t.all : PRODUCT_NAMES[one].short,
              href: priceTablesHref({ ...filter, product: one }),
              selected: product === one,
            }))}
          />
          <FilterChips
            label={t.byState}
            chips={(['', ...TABLE_STATES] as const).map((one) => ({
              id: one,
              label: one === '' ? t.anyState : t[one],
              href: priceTablesHref({ ...filter, state: one }),
              selected: state === one,
            }))}
          />
          <SelectField
            label={t.institution}
            name="institution"
            labelHidden
            className="sm:w-64"
            placeholder={t.allInstitutions}
            options={institutions.map(({ code, name }) => ({ value: code, label: name }))}
            value={institution}
            onChange={({ currentTarget }) => changeFilter({ institution: currentTarget.value })}
          />
        </>
      )}
    </ListBar>
  )
}
