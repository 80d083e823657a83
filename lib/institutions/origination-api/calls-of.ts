import type { Product } from '#lib/domain/proposals/product.ts'
import { cltCalls } from './clt-calls.ts'
import { fgtsCalls } from './fgts-calls.ts'
import type { ProductCalls } from './product-calls.ts'

export const callsOf = (product: Product): ProductCalls => (product === 'fgts' ? fgtsCalls : cltCalls)
