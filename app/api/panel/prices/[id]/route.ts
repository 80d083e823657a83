import { getPriceTableStateContract } from '#lib/contracts/prices/get-price-table-state.ts'
import { endpoint } from '#lib/http/endpoint.ts'
import { getPriceTable } from '#lib/services/prices/get-price-table.ts'

export const GET = endpoint(getPriceTableStateContract, getPriceTable)
