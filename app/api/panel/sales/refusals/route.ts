import { listSalesRefusalsContract } from '#lib/contracts/sales/refusals.ts'
import { endpoint } from '#lib/http/endpoint.ts'
import { listSalesRefusals } from '#lib/services/sales/list-sales-refusals.ts'

export const GET = endpoint(listSalesRefusalsContract, listSalesRefusals)
