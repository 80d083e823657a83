import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { PRODUCT_NAMES } from '#components/products/product-names.ts'
import { FilterChips } from '#components/ui/filter-chips.tsx'
import { PRODUCTS, type Product } from '#lib/domain/proposals/product.ts'
import type { ProposalFilter } from './proposal-filter.ts'
import { proposalsHref } from './proposal-filter.ts'

const TEXTS = texts({
  label: ['Filtrar por produto', 'Filter by product'],
  all: ['Todos os produtos', 'All products'],
})

const ALL = ['', ...PRODUCTS] as const

type ProductFilterProps = { filter: ProposalFilter; go: (change: Partial<ProposalFilter>) => void }

export const ProductFilter = ({ filter, go }: ProductFilterProps) => {
  const t = useTexts(TEXTS)
  const nameOf = (product: Product | '') => (product === '' ? t.all : PRODUCT_NAMES[product].short)
  return (
    <FilterChips
      label={t.label}
      onChoose={(id) => go({ product: ALL.find((product) => product === id) ?? '' })}
      chips={ALL.map((product) => ({
        id: product,
        label: nameOf(product),
        href: proposalsHref({ ...filter, product, cursor: '', back: false }),
        selected: filter.product === product,
      }))}
    />
  )
}
