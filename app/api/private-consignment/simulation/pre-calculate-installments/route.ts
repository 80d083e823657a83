import { preCalculateCltInstallmentsContract } from '#lib/contracts/clt/pre-calculate'
import { endpoint } from '#lib/http/endpoint'
import { listCltLargestLoans } from '#lib/services/clt/list-clt-largest-loans'

export const POST = endpoint(preCalculateCltInstallmentsContract, listCltLargestLoans)
