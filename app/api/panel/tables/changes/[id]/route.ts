import { getTableChangeContract } from '#lib/contracts/tables/get-table-change'
import { endpoint } from '#lib/http/endpoint'
import { getTableChange } from '#lib/services/tables/get-table-change'

export const GET = endpoint(getTableChangeContract, getTableChange)
