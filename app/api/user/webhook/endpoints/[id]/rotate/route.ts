import { rotateEndpointSecretContract } from '#lib/contracts/webhooks/endpoints'
import { endpoint } from '#lib/http/endpoint'
import { rotateEndpointSecret } from '#lib/services/webhooks/rotate-endpoint-secret'

export const POST = endpoint(rotateEndpointSecretContract, rotateEndpointSecret)
