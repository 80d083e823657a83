import { listFgtsFeeTablesOlderContract } from '#lib/contracts/fgts/fee-tables'
import { endpoint } from '#lib/http/endpoint'
import { listFgtsFeeTables } from '#lib/services/fgts/list-fgts-fee-tables'

export const GET = endpoint(listFgtsFeeTablesOlderContract, listFgtsFeeTables)
