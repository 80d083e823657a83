import { getSalesOverviewContract } from '#lib/contracts/sales/overview.ts'
import { endpoint } from '#lib/http/endpoint.ts'
import { getSalesOverview } from '#lib/services/sales/get-sales-overview.ts'

export const GET = endpoint(getSalesOverviewContract, getSalesOverview)
