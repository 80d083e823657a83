import { getProductionFunnelContract } from '#lib/contracts/production/funnel'
import { endpoint } from '#lib/http/endpoint'
import { getProductionFunnel } from '#lib/services/production/get-production-funnel'

export const GET = endpoint(getProductionFunnelContract, getProductionFunnel)
