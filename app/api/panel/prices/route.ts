import { listPriceTablesContract } from '#lib/contracts/prices/list-price-tables.ts'
import { endpoint } from '#lib/http/endpoint.ts'
import { listPriceTables } from '#lib/services/prices/list-price-tables.ts'

export const GET = endpoint(listPriceTablesContract, listPriceTables)
