import type { Product } from '#lib/domain/proposals/product'
import { cltContract } from './contract-clt.ts'
import { fgtsContract } from './contract-fgts.ts'
import type { ProductContract } from './product-contract.ts'

const CONTRACTS: Readonly<Record<Product, ProductContract>> = { fgts: fgtsContract, clt: cltContract }

/** What the contract of a product says that depends on it. */
export const productContractOf = (product: Product): ProductContract => CONTRACTS[product]
