import { preCalculateCltInstallmentsContract } from '#lib/contracts/clt/pre-calculate.ts'
import { endpoint } from '#lib/http/endpoint.ts'
import { listCltLargestLoans } from '#lib/services/clt/list-clt-largest-loans.ts'

export const POST = endpoint(preCalculateCltInstallmentsContract, listCltLargestLoans)
