import { PRODUCTS, type Product } from '#lib/domain/proposals/product'
import { texts } from '../language/texts.ts'
import { useTexts } from '../language/use-texts.ts'
import { FilterChips } from '../ui/filter-chips.tsx'
import { PRODUCT_NAMES } from './product-names.ts'
import type { ProposalFilter } from './proposal-filter.ts'
import { proposalsHref } from './proposals-href.ts'

const TEXTS = texts({
  label: ['Filtrar por produto', 'Filter by product'],
  all: ['Todos os produtos', 'All products'],
})

const ALL = ['', ...PRODUCTS] as const

/** The product to narrow the list to: one, or both. */
export const ProductFilter = ({ filter }: { filter: ProposalFilter }) => {
  const t = useTexts(TEXTS)
  const nameOf = (product: Product | '') => (product === '' ? t.all : PRODUCT_NAMES[product].short)
  return (
    <FilterChips
      label={t.label}
      chips={ALL.map((product) => ({
        id: product,
        label: nameOf(product),
        href: proposalsHref({ ...filter, product, cursor: '', back: false }),
        chosen: filter.product === product,
      }))}
    />
  )
}
