import { PRODUCTS, type Product } from '#lib/domain/proposals/product'
import { FilterChips } from '../ui/filter-chips.tsx'
import { PRODUCT_NAMES } from './product-names.ts'
import { type ProposalFilter, proposalsHref } from './proposal-filter.ts'

const ALL = ['', ...PRODUCTS] as const

/** The product to narrow the list to: one, or both. */
export const ProductFilter = ({ filter }: { filter: ProposalFilter }) => {
  const nameOf = (product: Product | '') => (product === '' ? 'Todas' : PRODUCT_NAMES[product].short)
  return (
    <FilterChips
      label="Filtrar por produto"
      chips={ALL.map((product) => ({
        id: product,
        label: nameOf(product),
        href: proposalsHref({ ...filter, product, cursor: '' }),
        chosen: filter.product === product,
      }))}
    />
  )
}
