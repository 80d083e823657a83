import { listProductionRefusalsContract } from '#lib/contracts/production/refusals'
import { endpoint } from '#lib/http/endpoint'
import { listProductionRefusals } from '#lib/services/production/list-production-refusals'

export const GET = endpoint(listProductionRefusalsContract, listProductionRefusals)
