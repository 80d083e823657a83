import type { Product } from '#lib/domain/proposals/product'

/** What a product is called: in a mark beside other words, and in full. */
export const PRODUCT_NAMES: Readonly<Record<Product, { short: string; full: string }>> = {
  fgts: { short: 'FGTS', full: 'FGTS saque-aniversário' },
  clt: { short: 'CLT', full: 'Crédito consignado CLT' },
}
