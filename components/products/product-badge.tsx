import { Badge } from '#components/ui/badge.tsx'
import type { Product } from '#lib/domain/proposals/product.ts'
import { PRODUCT_NAMES } from './product-names.ts'

export const ProductBadge = ({ product }: { product: Product }) => (
  <Badge tone={product === 'clt' ? 'info' : 'accent'}>{PRODUCT_NAMES[product].short}</Badge>
)
