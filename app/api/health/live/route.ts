import { getLivenessContract } from '#lib/contracts/reference/liveness.ts'
import { endpoint } from '#lib/http/endpoint.ts'
import { getLiveness } from '#lib/services/reference/get-liveness.ts'

export const GET = endpoint(getLivenessContract, getLiveness)
