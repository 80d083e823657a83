import { listReasonsContract } from '#lib/contracts/reference/reasons.ts'
import { endpoint } from '#lib/http/endpoint.ts'
import { listReasons } from '#lib/services/reference/list-reasons.ts'

export const GET = endpoint(listReasonsContract, listReasons)
