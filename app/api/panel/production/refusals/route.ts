import { listSalesRefusalsContract } from '#lib/contracts/sales/refusals'
import { endpoint } from '#lib/http/endpoint'
import { listSalesRefusals } from '#lib/services/sales/list-sales-refusals'

export const GET = endpoint(listSalesRefusalsContract, listSalesRefusals)
