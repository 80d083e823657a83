import type { Product } from '#lib/domain/proposals/product.ts'

export const PRICE_TABLE_WORDS = {
  fgts: {
    notFound: 'fee_table_not_found',
    inactive: 'fee_table_inactive',
    mismatch: 'fee_table_mismatch',
  },
  clt: {
    notFound: 'config_not_found',
    inactive: 'config_inactive',
    mismatch: 'config_mismatch',
  },
} as const satisfies Readonly<Record<Product, Readonly<Record<string, string>>>>
