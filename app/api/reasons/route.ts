import { listReasonsContract } from '#lib/contracts/reference/reasons'
import { endpoint } from '#lib/http/endpoint'
import { listReasons } from '#lib/services/reference/list-reasons'

export const GET = endpoint(listReasonsContract, listReasons)
