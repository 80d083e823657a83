import { getProductionOverviewContract } from '#lib/contracts/production/overview'
import { endpoint } from '#lib/http/endpoint'
import { getProductionOverview } from '#lib/services/production/get-production-overview'

export const GET = endpoint(getProductionOverviewContract, getProductionOverview)
