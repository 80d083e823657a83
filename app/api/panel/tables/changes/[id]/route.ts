import { getPriceChangeContract } from '#lib/contracts/prices/get-price-change'
import { endpoint } from '#lib/http/endpoint'
import { getPriceChange } from '#lib/services/prices/get-price-change'

export const GET = endpoint(getPriceChangeContract, getPriceChange)
