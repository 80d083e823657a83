import { listTablesContract } from '#lib/contracts/tables/list-tables'
import { endpoint } from '#lib/http/endpoint'
import { listTables } from '#lib/services/tables/list-tables'

export const GET = endpoint(listTablesContract, listTables)
