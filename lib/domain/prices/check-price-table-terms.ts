import { checkCltPriceTable } from '#lib/domain/clt/price-table-terms.ts'
import { checkPriceParameters } from '#lib/domain/finance/price-parameters.ts'
import type { Product } from '#lib/domain/proposals/product.ts'
import type { PriceTableTerms } from './price-version.ts'

type CheckedTerms = Pick<PriceTableTerms, 'terms' | 'parameters'>

/** Rejects terms that allow no simulation. @throws fee_table_out_of_range with the name of the wrong field */
export const checkPriceTableTerms = (product: Product, { terms, parameters }: CheckedTerms): CheckedTerms =>
  product === 'clt'
    ? checkCltPriceTable({ terms: terms ?? [], parameters })
    : { terms: null, parameters: checkPriceParameters(parameters) }
