import { listFgtsFeeTablesContract } from '#lib/contracts/fgts/fee-tables.ts'
import { endpoint } from '#lib/http/endpoint.ts'
import { listFgtsFeeTables } from '#lib/services/fgts/list-fgts-fee-tables.ts'

export const GET = endpoint(listFgtsFeeTablesContract, listFgtsFeeTables)
