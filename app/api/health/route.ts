import { getHealthContract } from '#lib/contracts/reference/health'
import { endpoint } from '#lib/http/endpoint'
import { getHealth } from '#lib/services/reference/get-health'

export const GET = endpoint(getHealthContract, getHealth)
