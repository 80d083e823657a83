import { getLivenessContract } from '#lib/contracts/reference/liveness'
import { endpoint } from '#lib/http/endpoint'
import { getLiveness } from '#lib/services/reference/get-liveness'

export const GET = endpoint(getLivenessContract, getLiveness)
