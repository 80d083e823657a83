import { getHealthContract } from '#lib/contracts/reference/health.ts'
import { endpoint } from '#lib/http/endpoint.ts'
import { getHealth } from '#lib/services/reference/get-health.ts'

export const GET = endpoint(getHealthContract, getHealth)
