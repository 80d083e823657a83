import { listFgtsFeeTablesOlderContract } from '#lib/contracts/fgts/fee-tables.ts'
import { endpoint } from '#lib/http/endpoint.ts'
import { listFgtsFeeTables } from '#lib/services/fgts/list-fgts-fee-tables.ts'

export const GET = endpoint(listFgtsFeeTablesOlderContract, listFgtsFeeTables)
