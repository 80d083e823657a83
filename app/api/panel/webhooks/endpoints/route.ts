import { listEndpointHealthContract } from '#lib/contracts/webhooks/back-office-webhooks'
import { endpoint } from '#lib/http/endpoint'
import { listEndpointHealth } from '#lib/services/webhooks/list-endpoint-health'

export const GET = endpoint(listEndpointHealthContract, listEndpointHealth)
