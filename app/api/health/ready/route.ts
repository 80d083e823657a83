import { getReadinessContract } from '#lib/contracts/reference/readiness'
import { endpoint } from '#lib/http/endpoint'
import { getReadiness } from '#lib/services/reference/get-readiness'

export const GET = endpoint(getReadinessContract, getReadiness)
