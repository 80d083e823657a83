import { getSalesFunnelContract } from '#lib/contracts/sales/funnel'
import { endpoint } from '#lib/http/endpoint'
import { getSalesFunnel } from '#lib/services/sales/get-sales-funnel'

export const GET = endpoint(getSalesFunnelContract, getSalesFunnel)
