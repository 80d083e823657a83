import { getPriceChangeContract } from '#lib/contracts/prices/get-price-change.ts'
import { endpoint } from '#lib/http/endpoint.ts'
import { getPriceChange } from '#lib/services/prices/get-price-change.ts'

export const GET = endpoint(getPriceChangeContract, getPriceChange)
