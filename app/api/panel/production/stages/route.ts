import { listSalesStagesContract } from '#lib/contracts/sales/stages'
import { endpoint } from '#lib/http/endpoint'
import { listSalesStages } from '#lib/services/sales/list-sales-stages'

export const GET = endpoint(listSalesStagesContract, listSalesStages)
