import { listSalesStagesContract } from '#lib/contracts/sales/stages.ts'
import { endpoint } from '#lib/http/endpoint.ts'
import { listSalesStages } from '#lib/services/sales/list-sales-stages.ts'

export const GET = endpoint(listSalesStagesContract, listSalesStages)
