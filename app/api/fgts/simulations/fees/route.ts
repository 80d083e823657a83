import { listFgtsFeeTablesOlderContract } from '#lib/contracts/fgts/fee-tables.ts'
import { endpoint } from '#lib/http/endpoint.ts'
import { listFgtsPriceTables } from '#lib/services/fgts/list-fgts-price-tables.ts'

export const GET = endpoint(listFgtsFeeTablesOlderContract, listFgtsPriceTables)
