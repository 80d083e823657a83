import { getSalesFunnelContract } from '#lib/contracts/sales/funnel.ts'
import { endpoint } from '#lib/http/endpoint.ts'
import { getSalesFunnel } from '#lib/services/sales/get-sales-funnel.ts'

export const GET = endpoint(getSalesFunnelContract, getSalesFunnel)
