import { getPriceTableStateContract } from '#lib/contracts/prices/get-price-table-state'
import { endpoint } from '#lib/http/endpoint'
import { getPriceTable } from '#lib/services/prices/get-price-table'

export const GET = endpoint(getPriceTableStateContract, getPriceTable)
