import { listPriceTablesContract } from '#lib/contracts/prices/list-price-tables'
import { endpoint } from '#lib/http/endpoint'
import { listPriceTables } from '#lib/services/prices/list-price-tables'

export const GET = endpoint(listPriceTablesContract, listPriceTables)
