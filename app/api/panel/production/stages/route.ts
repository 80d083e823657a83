import { listProductionStagesContract } from '#lib/contracts/production/stages'
import { endpoint } from '#lib/http/endpoint'
import { listProductionStages } from '#lib/services/production/list-production-stages'

export const GET = endpoint(listProductionStagesContract, listProductionStages)
