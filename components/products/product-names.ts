import type { Bilingual } from '#components/language/texts.ts'
import type { Product } from '#lib/domain/proposals/product.ts'

export const PRODUCT_NAMES: Readonly<Record<Product, { short: string; full: Bilingual }>> = {
  fgts: { short: 'FGTS', full: ['FGTS saque-aniversário', 'FGTS anniversary withdrawal'] },
  clt: { short: 'CLT', full: ['Crédito consignado CLT', 'CLT payroll credit'] },
}
