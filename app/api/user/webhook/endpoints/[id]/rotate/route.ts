import { rotateEndpointSecretContract } from '#lib/contracts/webhooks/endpoints.ts'
import { endpoint } from '#lib/http/endpoint.ts'
import { rotateEndpointSecret } from '#lib/services/webhooks/rotate-endpoint-secret.ts'

export const POST = endpoint(rotateEndpointSecretContract, rotateEndpointSecret)
