import { listEndpointHealthContract } from '#lib/contracts/webhooks/back-office-webhooks.ts'
import { endpoint } from '#lib/http/endpoint.ts'
import { listEndpointHealth } from '#lib/services/webhooks/list-endpoint-health.ts'

export const GET = endpoint(listEndpointHealthContract, listEndpointHealth)
