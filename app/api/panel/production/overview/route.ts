import { getSalesOverviewContract } from '#lib/contracts/sales/overview'
import { endpoint } from '#lib/http/endpoint'
import { getSalesOverview } from '#lib/services/sales/get-sales-overview'

export const GET = endpoint(getSalesOverviewContract, getSalesOverview)
