import { getReadinessContract } from '#lib/contracts/reference/readiness.ts'
import { endpoint } from '#lib/http/endpoint.ts'
import { getReadiness } from '#lib/services/reference/get-readiness.ts'

export const GET = endpoint(getReadinessContract, getReadiness)
