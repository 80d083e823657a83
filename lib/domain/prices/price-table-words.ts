import type { Product } from '#lib/domain/proposals/product.ts'

/** Words for a price table of each product in refusals and in the audit. */
export const PRICE_TABLE_WORDS = {
  fgts: {
    notFound: 'fee_table_not_found',
    inactive: 'fee_table_inactive',
    mismatch: 'fee_table_mismatch',
    subject: 'fgts_fee_table',
    created: 'fee_table_created',
    changed: 'fee_table_changed',
    activated: 'fee_table_activated',
    deactivated: 'fee_table_deactivated',
  },
  clt: {
    notFound: 'config_not_found',
    inactive: 'config_inactive',
    mismatch: 'config_mismatch',
    subject: 'clt_config',
    created: 'clt_config_created',
    changed: 'clt_config_changed',
    activated: 'clt_config_activated',
    deactivated: 'clt_config_deactivated',
  },
} as const satisfies Readonly<Record<Product, Readonly<Record<string, string>>>>
