import { listTablesContract } from '#lib/contracts/prices/list-price-tables'
import { endpoint } from '#lib/http/endpoint'
import { listTables } from '#lib/services/prices/list-price-tables'

export const GET = endpoint(listTablesContract, listTables)
