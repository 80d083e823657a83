import { listFgtsFeeTablesContract } from '#lib/contracts/fgts/fee-tables'
import { endpoint } from '#lib/http/endpoint'
import { listFgtsFeeTables } from '#lib/services/fgts/list-fgts-fee-tables'

export const GET = endpoint(listFgtsFeeTablesContract, listFgtsFeeTables)
