import { getTableStandingContract } from '#lib/contracts/tables/get-table-standing'
import { endpoint } from '#lib/http/endpoint'
import { getTable } from '#lib/services/tables/get-table'

export const GET = endpoint(getTableStandingContract, getTable)
