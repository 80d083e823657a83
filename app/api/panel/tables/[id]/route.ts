import { getTableStandingContract } from '#lib/contracts/prices/get-table-standing'
import { endpoint } from '#lib/http/endpoint'
import { getTable } from '#lib/services/prices/get-price-table'

export const GET = endpoint(getTableStandingContract, getTable)
