import { Badge } from '#components/ui/badge.tsx'
import type { Product } from '#lib/domain/proposals/product.ts'
import { PRODUCT_NAMES } from './product-names.ts'

type ProductBadgeProps = { product: Product; className?: string }

export const ProductBadge = ({ product, className }: ProductBadgeProps) => (
  <Badge tone={product === 'clt' ? 'info' : 'accent'} className={className}>
    {PRODUCT_NAMES[product].short}
  </Badge>
)
